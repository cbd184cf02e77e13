import { visible } from '@loupe/contact/visible';
import { FIELDS } from './field-names.ts';
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
  options: {
    wristSize: number | null;
    engraving: string | null;
    giftWrap: boolean;
    giftMessage: string | null;
  };
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
  const text = textIn(form, FIELDS.engraving);
  if (form.has(FIELDS.engrave) && text === null) return 'text';
  const giftWrap = form.has(FIELDS.giftWrap);
  return {
    ...{ productId: id, variantId: variant.id, sku: variant.sku },
    ...(pounds === undefined ? {} : { giftCardValue: pounds }),
    options: {
      wristSize: Number(form.get(FIELDS.wristSize)) || null,
      engraving: text,
      giftWrap,
      giftMessage: giftWrap ? textIn(form, FIELDS.giftMessage) : null,
    },
  };
}

/** Undefined for a piece without a value, null where a value is missing. */
function poundsIn(form: URLSearchParams): number | null | undefined {
  const typed = form.get(FIELDS.amount)?.trim() || form.get(FIELDS.value);
  if (typed === null || typed === undefined) return form.has(FIELDS.amount) ? null : undefined;
  const [, pounds] = POUNDS.exec(typed) ?? [];
  return pounds === undefined ? null : Number(pounds);
}

function textIn(form: URLSearchParams, name: string): string | null {
  const text = form.get(name) ?? '';
  return visible(text).trim() === '' ? null : text;
}
