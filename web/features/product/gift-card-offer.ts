import { visible } from '@loupe/contact/visible';
/** The values for which a gift card is sold, in whole pounds (VA-08). */
export type GiftCardOffer = {
  minValue: number;
  maxValue: number;
  presetValues: readonly number[];
  /** The amount that is chosen at first. */
  value: number;
};

type Offered = {
  giftCardMinValue?: number | null;
  giftCardMaxValue?: number | null;
  giftCardPresetValues: readonly number[];
  giftCardValue?: number | null;
};

/** Null for everything but gift cards. */
export function giftCardOffer(product: Offered): GiftCardOffer | null {
  const { giftCardMinValue: minValue, giftCardMaxValue: maxValue, giftCardValue: value } = product;
  if (minValue == null || maxValue == null || value == null) return null;
  return { minValue, maxValue, presetValues: product.giftCardPresetValues, value };
}

/** The amount that the shopper entered, in whole pounds; null for one that is not sold. */
export function ownAmount(
  { minValue, maxValue, presetValues }: GiftCardOffer,
  entered: string,
): number | null {
  const digits = /^£?\s*(\d{1,4})(?:\.00)?$/.exec(visible(entered).trim())?.[1];
  const value = Number(digits);
  if (digits === undefined || value === 0) return null;
  return presetValues.includes(value) || (value >= minValue && value <= maxValue) ? value : null;
}
