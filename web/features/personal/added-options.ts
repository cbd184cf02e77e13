import { visible } from '@loupe/contact/visible';
import type { AddedOptions } from '../cart/cart-api.ts';
import { OPTION_FIELDS } from '../personal/personal-terms.ts';
import { FIELDS } from './field-names.ts';

/** The options of a form; undefined when it lacks the text to engrave. */
export function optionsIn(form: URLSearchParams): Required<AddedOptions> | undefined {
  const engraving = textIn(form, OPTION_FIELDS.engraving);
  if (form.has(FIELDS.engrave) && engraving === null) return undefined;
  const giftWrap = form.has(OPTION_FIELDS.giftWrap);
  return {
    wristSize: Number(form.get(OPTION_FIELDS.wristSize)) || null,
    engraving,
    giftWrap,
    giftMessage: giftWrap ? textIn(form, OPTION_FIELDS.giftMessage) : null,
  };
}

function textIn(form: URLSearchParams, name: string): string | null {
  const text = form.get(name) ?? '';
  return visible(text).trim() === '' ? null : text;
}
