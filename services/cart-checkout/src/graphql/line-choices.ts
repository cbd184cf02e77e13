import type { PersonalTerms } from '../domain/cart/choices/choices.ts';
import type { LineOptions } from '../domain/cart/line-options.ts';
import { toPrice } from './price.ts';

/** What was chosen for the pieces of a line, of a bag or an order, or for a piece that is saved for later. */
export const chosenOf = (options: LineOptions) => ({
  wristSize: options.wristSize ?? null,
  engraving: options.engraving ?? null,
  isGiftWrapped: options.giftWrap ?? false,
  giftMessage: options.giftMessage ?? null,
});

type Chosen = ReturnType<typeof chosenOf>;
type OfLine = { readonly [Name in keyof Chosen]: (line: { readonly options: LineOptions }) => Chosen[Name] };

const NAMES = Object.keys(chosenOf({})) as (keyof Chosen)[];

/** The same as resolvers of a line's fields. */
export const CHOSEN_FIELDS = Object.fromEntries(
  NAMES.map((name) => [name, ({ options }: { readonly options: LineOptions }) => chosenOf(options)[name]]),
) as OfLine;

type Shown<Terms> = Terms extends { readonly price: number }
  ? Omit<Terms, 'price'> & { readonly price: ReturnType<typeof toPrice> }
  : Terms;
type ShownTerms<AllTerms> = { readonly [Name in keyof AllTerms]: Shown<AllTerms[Name]> };

const shown = (terms: unknown): unknown =>
  typeof terms === 'object' && terms !== null && 'price' in terms
    ? { ...terms, price: toPrice(Number(terms.price)) }
    : terms;

/** What can be chosen for a piece, with its prices in words. */
export const toPersonalTerms = (terms: PersonalTerms): ShownTerms<PersonalTerms> =>
  Object.fromEntries(
    Object.entries(terms).map(([name, offered]) => [name, shown(offered)]),
  ) as ShownTerms<PersonalTerms>;
