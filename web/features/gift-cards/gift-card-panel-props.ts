import type { FullCartFragment } from '#gql/graphql.ts';
import type { BotCheck } from '#lib/bot-check.ts';

export type GiftCardPanelProps = {
  cart: FullCartFragment;
  locked: boolean;
  /** Asked when many gift cards are tried at the shop. */
  botCheck: BotCheck;
  /** Why no gift card can be added just now; undefined when one can. */
  reason: string | undefined;
  /** Why the last change was refused (EN-13); undefined after one that was not. */
  onProblem: (text: string | undefined) => void;
};
