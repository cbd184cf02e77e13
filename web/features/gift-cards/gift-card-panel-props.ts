import type { FullCartFragment } from '#gql/graphql.ts';

export type GiftCardPanelProps = {
  cart: FullCartFragment;
  locked: boolean;
  /** Why no gift card can be added just now; undefined when one can. */
  reason: string | undefined;
  /** Why the last change was refused (EN-13); undefined after one that was not. */
  onProblem: (text: string | undefined) => void;
};
