import { formatMoney } from '@loupe/money/format';
import type { PriceWindow } from '../../domain/catalogue/variant.ts';
import { roundelsOf } from '../../domain/catalogue/roundels.ts';
import type { ShownChoice } from '../../domain/list/shown-list.ts';
import type { ShoppingListLineItemResolvers } from '../gen/schema-types.ts';
import { chosenOf } from '../line-choices.ts';

/** EN-10. What it costs over time is added by payments-finance. */
export const ShoppingListLineItem = {
  /** Another shopper's item counts as missing. */
  __resolveReference: async ({ id }, { ownList }) =>
    (await ownList()).lineItems.find((item) => item.id === id) ?? null,
  price: ({ price }) => (price === null ? null : toStandalonePrice(price)),
  kept: ({ kept }) => kept && toChoice(kept),
  amplienceRoundels: (line, _none, { roundels }) => roundelsOf(line, roundels),
  gtmCategory: ({ gtmCategory }) => gtmCategory || null,
  gtmBCategory: ({ gtmBCategory }) => gtmBCategory || null,
} satisfies ShoppingListLineItemResolvers;

const toChoice = ({ sku, variantId, ringSizeHalfMm, options }: ShownChoice) => ({
  sku,
  variantId,
  ringSize: ringSizeHalfMm === 0 ? null : ringSizeHalfMm / 2,
  ...chosenOf(options),
  giftCardValue: options.giftCardValue ?? null,
});

/** EN-06. */
function toStandalonePrice({ minorUnits, wasMinorUnits = 0, wasWasMinorUnits = 0 }: PriceWindow) {
  return {
    formattedPrice: formatMoney(minorUnits),
    formattedWasPrice: wasMinorUnits === 0 ? null : formatMoney(wasMinorUnits),
    formattedWasWasPrice: wasWasMinorUnits === 0 ? null : formatMoney(wasWasMinorUnits),
    value: minorUnits,
    wasValue: wasMinorUnits === 0 ? null : wasMinorUnits,
  };
}
