import { netUnitPrice } from '@loupe/money/vat';
import type { PricedLine } from '../../domain/cart/priced-cart.ts';
import type { OrderLine } from '../../domain/order/order.ts';
import { LOW_STOCK } from '../../domain/stock/level.ts';
import { toPrice } from '../price.ts';

/** Nothing has become of what is still in a bag. */
type InBagOrOrder = PricedLine & Partial<OrderLine>;

/** How much of the stock a page is told. */
const MOST_SHOWN = 10;

/** EN-05. Gift lines and wrist sizes are not in play yet. */
export const LineItem = {
  productTitle: ({ brand, name }: PricedLine) => (brand === '' ? name : `${brand}%20${name}`),
  price: ({ unitPrice }: PricedLine) => toPrice(unitPrice),
  totalPrice: ({ unitPrice, quantity }: PricedLine) => toPrice(unitPrice * quantity),
  unitNetPrice: ({ unitPrice }: PricedLine) => ({
    __typename: 'HighPrecisionMoney',
    ...netUnitPrice(unitPrice),
  }),
  variantSku: ({ sku }: PricedLine) => sku,
  wristSize: () => null,
  wristSizes: () => [],
  isGiftLineItem: () => false,
  isFreeGiftOnCart: () => false,
  hideOnSite: () => false,
  giftLineItems: () => [],
  lineItemMode: () => 'Standard',
  gtmCategory: ({ gtmCategory }: PricedLine) => gtmCategory || null,
  gtmBCategory: ({ gtmBCategory }: PricedLine) => gtmBCategory || null,
  availableQuantity: ({ available }: PricedLine) => Math.min(Math.max(available, 0), MOST_SHOWN),
  isLowInStock: ({ available }: PricedLine) => available > 0 && available <= LOW_STOCK,
  isOutOfStock: ({ available }: PricedLine) => available <= 0,
  discountedPricePerQuantity: () => [],
  shippedQuantity: ({ shipped = 0 }: InBagOrOrder) => shipped,
  cancelledQuantity: ({ cancelled = 0 }: InBagOrOrder) => cancelled,
  returnedQuantity: ({ returned = 0 }: InBagOrOrder) => returned,
};
