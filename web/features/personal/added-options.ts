import { visible } from '@loupe/contact/visible';
import type { LineChoicesFragment } from '../../gql/graphql.ts';
import { fieldOf, FIELDS, type AddedOptions } from './field-names.ts';

/** What was chosen for a piece in a bag, in an order, or saved for later; absent and null are none. */
export type Chosen = {
  [Name in Exclude<keyof LineChoicesFragment, '__typename'>]?: LineChoicesFragment[Name] | undefined;
};

/** The same as addToCart takes it. */
export const optionsOfLine = ({
  wristSize = null,
  engraving = null,
  isGiftWrapped: giftWrap = false,
  giftMessage = null,
}: Chosen) => ({ wristSize, engraving, giftWrap, giftMessage });

/** The options of a form; undefined when it lacks the text to engrave. */
export function optionsIn(form: URLSearchParams): Required<AddedOptions> | undefined {
  const engraving = textIn(form, fieldOf('engraving'));
  if (form.has(FIELDS.engrave) && engraving === null) return undefined;
  const giftWrap = form.has(fieldOf('giftWrap'));
  return {
    wristSize: Number(form.get(fieldOf('wristSize'))) || null,
    engraving,
    giftWrap,
    giftMessage: giftWrap ? textIn(form, fieldOf('giftMessage')) : null,
  };
}

function textIn(form: URLSearchParams, name: string): string | null {
  const text = form.get(name) ?? '';
  return visible(text).trim() === '' ? null : text;
}

type Choice = Chosen & { sku: string };

/** Whether two lines are the same piece with the same choices. */
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.sku === other.sku && JSON.stringify(optionsOfLine(one)) === JSON.stringify(optionsOfLine(other));
