import type { AddedOptions } from './cart-api.ts';
import type { Line } from './line.ts';

type Chosen = Pick<Line, 'wristSize' | 'engraving' | 'isGiftWrapped' | 'giftMessage'>;

/** What was chosen for a line, as addToCart takes it. */
export const optionsOfLine = ({
  wristSize,
  engraving,
  isGiftWrapped,
  giftMessage,
}: Chosen): Required<AddedOptions> => ({
  wristSize: wristSize ?? null,
  engraving: engraving ?? null,
  giftWrap: isGiftWrapped,
  giftMessage: giftMessage ?? null,
});

/** Whether two lines are the same piece with the same choices. */
export const isSameChoice = (one: Chosen & { sku: string }, other: Chosen & { sku: string }): boolean =>
  one.sku === other.sku && JSON.stringify(optionsOfLine(one)) === JSON.stringify(optionsOfLine(other));
