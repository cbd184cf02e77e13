import { chosenFor } from './choice.ts';
import type { LineChoice, PersonalPiece } from './choice.ts';
import { engraving, engravingTerms } from './engraving.ts';
import { giftMessage, giftWrap, giftWrapTerms } from './gift-wrap.ts';
import { wristSize, wristSizesOf } from './wrist-size.ts';

/**
 * What a shopper can choose for the pieces of a line. A line stores each under its name; addToCart takes it and the warehouse gets it
 * under the same name, in this order.
 */
export const CHOICES = { wristSize, engraving, giftWrap, giftMessage };

/** What can be chosen for a piece, and on what terms; null or empty for what it does not have. */
export const personalTerms = (piece: PersonalPiece) => ({
  engraving: engravingTerms(piece),
  giftWrap: giftWrapTerms(piece),
  wristSizes: wristSizesOf(piece),
});

export type PersonalTerms = ReturnType<typeof personalTerms>;

type Choices = typeof CHOICES;
type Name = keyof Choices;

/** As a shopper sends them; null and absent mean none. */
export type ChosenOptions = {
  readonly [Key in Name]?: Parameters<Choices[Key]['read']>[0] | null | undefined;
};

/** As a line stores them. */
export type StoredChoices = {
  readonly [Key in Name]?: NonNullable<ReturnType<Choices[Key]['read']>>;
};

/** A change of what a line stores; null takes a choice away. */
type ChoiceChange = { readonly [Key in Name]?: StoredChoices[Key] | null };

const EACH = Object.entries(CHOICES) as unknown as readonly (readonly [Name, LineChoice<unknown, unknown>])[];

const withoutNone = <Value extends object>(values: readonly (readonly [string, unknown])[]): Value =>
  Object.fromEntries(values.filter(([, value]) => value != null)) as Value;

/** The options as a line would store them, before it is known whether the piece has them. */
export const optionsOf = (chosen: ChosenOptions): StoredChoices =>
  withoutNone(EACH.map(([name, { read }]) => [name, chosen[name] == null ? null : read(chosen[name])]));

/** @throws InvalidFieldError for an option that the piece does not have */
export function checkOptions(piece: PersonalPiece, options: StoredChoices): void {
  for (const [name, { check }] of EACH) if (options[name] !== undefined) check(piece, options[name]);
}

/** What a line of this piece would change. @throws InvalidFieldError for a choice that the piece does not have */
export const changeTo = (piece: PersonalPiece, chosen: ChosenOptions): ChoiceChange =>
  Object.fromEntries(
    EACH.filter(([name]) => name in chosen).map(([name, choice]) => [
      name,
      chosenFor(choice, piece, chosen[name]),
    ]),
  ) as ChoiceChange;

/** What is done to the pieces of a line before they are packed; empty for none. */
export const workOn = (options: StoredChoices): StoredChoices =>
  withoutNone(EACH.map(([name]) => [name, options[name]]));

const isChosen = (options: StoredChoices, kind: 'isMade' | 'isGift'): boolean =>
  EACH.some(([name, choice]) => choice[kind] === true && options[name] !== undefined);

/** Whether the pieces are worked on before they leave. */
export const isWorkedOn = (options: StoredChoices): boolean => isChosen(options, 'isMade');
export const isGift = (options: StoredChoices): boolean => isChosen(options, 'isGift');
