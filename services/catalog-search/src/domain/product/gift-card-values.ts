/** The values for which a gift card is sold, in whole pounds: one of the presets, or any between the smallest and the largest. */
export interface GiftCardValues {
  readonly minValue: number;
  readonly maxValue: number;
  readonly presetValues: readonly number[];
}
