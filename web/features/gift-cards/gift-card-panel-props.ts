import type { FullCartFragment } from '#gql/graphql.ts';
import type { BotCheck } from '#lib/bot-check.ts';

export type GiftCardPanelProps = {
  cart: FullCartFragment;
  locked: boolean;
  /** Asked when many gift cards are tried at the shop. */
  botCheck: BotCheck;
  /** Why no gift card can be added just now; undefined when one can. */
  reason: string | undefined;
  /** EN-13: why the last card was refused, as shown. */
  problems: readonly string[];
  /** Why a card was refused; undefined once another is sent. */
  onProblem: (text: string | undefined) => void;
};
