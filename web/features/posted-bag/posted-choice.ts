import type { AddedOptions } from '../personal/field-names.ts';
import { optionsIn } from '../personal/added-options.ts';
import { FIELDS } from '../personal/field-names.ts';

import type { Told } from './told.ts';

type Piece = {
  id: string;
  variants: readonly { id: string; sku: string; ringSizeLetter?: string | null | undefined }[];
};

/** What addToCart gets. */
export type Choice = {
  productId: string;
  variantId: string;
  sku: string;
  giftCardValue?: number;
  options: AddedOptions;
};

const POUNDS = /^£?(\d{1,6})$/;

/** The choice that a form names, or what is missing from it. */
export function postedChoice(form: URLSearchParams, { id, variants }: Piece): Choice | Told {
  const sku = form.get(FIELDS.size);
  const [only, ...others] = variants;
  const isSized = others.length > 0 || only?.ringSizeLetter != null;
  const variant = sku === null && !isSized ? only : variants.find((each) => each.sku === sku);
  if (variant === undefined) return 'size';
  const pounds = poundsIn(form);
  if (pounds === null) return 'value';
  const options = optionsIn(form);
  if (options === undefined) return 'text';
  return {
    productId: id,
    variantId: variant.id,
    sku: variant.sku,
    ...(pounds === undefined ? {} : { giftCardValue: pounds }),
    options,
  };
}

/** Undefined for a piece without a value, null where a value is missing. */
function poundsIn(form: URLSearchParams): number | null | undefined {
  const typed = form.get(FIELDS.amount)?.trim() || form.get(FIELDS.value);
  if (typed === null || typed === undefined) return form.has(FIELDS.amount) ? null : undefined;
  const [, pounds] = POUNDS.exec(typed) ?? [];
  return pounds === undefined ? null : Number(pounds);
}
