import type { LineOptions } from './line-options.ts';

/** What was chosen for the pieces of a line, as texts for the shopper. */
export function optionWords({ wristSize, engraving, giftWrap, giftMessage }: LineOptions): string[] {
  return [
    ...(wristSize === undefined ? [] : [`Wrist size ${wristSize / 10} cm`]),
    ...(engraving === undefined ? [] : [`Engraved “${engraving}”`]),
    ...(giftWrap === undefined ? [] : ['Gift wrapped']),
    ...(giftMessage === undefined ? [] : [`Card: “${giftMessage}”`]),
  ];
}
