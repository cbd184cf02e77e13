import type { TermsPartsFragment } from '../../gql/graphql.ts';

/** What can be chosen for a piece beside its ring size, and on what terms. */
export type PersonalTerms = TermsPartsFragment;

/** What a shopper chose on a product page. */
export type PersonalChoice = {
  /** Millimetres. */
  readonly wristSize: number | null;
  /** Null while it is not to be engraved; empty until something is typed, as `typedText` has it. */
  readonly engraving: string | null;
  readonly giftWrap: boolean;
  /** As `typedText` has it. */
  readonly giftMessage: string;
};

export const NO_CHOICE: PersonalChoice = {
  wristSize: null,
  engraving: null,
  giftWrap: false,
  giftMessage: '',
};

/** Whether engraving is asked for, but not what. */
export const lacksText = ({ engraving }: PersonalChoice): boolean => engraving === '';

/** As addToCart takes it. */
export const optionsOf = ({ wristSize, engraving, giftWrap, giftMessage }: PersonalChoice) => ({
  wristSize,
  engraving,
  giftWrap,
  giftMessage: giftWrap && giftMessage !== '' ? giftMessage : null,
});
