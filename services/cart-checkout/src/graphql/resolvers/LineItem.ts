import { netUnitPrice } from '@loupe/money/vat';
import { LOW_STOCK } from '../../domain/stock/level.ts';
import type { LineItemResolvers } from '../gen/schema-types.ts';
import { toPrice } from '../price.ts';

/** The largest stock quantity that pages get. */
const MOST_SHOWN = 10;

/** EN-05. Gift lines and wrist sizes do not exist yet. */
export const LineItem = {
  productTitle: ({ brand, name }) => (brand === '' ? name : `${brand}%20${name}`),
  price: ({ unitPrice }) => toPrice(unitPrice),
  totalPrice: ({ unitPrice, quantity }) => toPrice(unitPrice * quantity),
  unitNetPrice: ({ unitPrice }) => ({
    __typename: 'HighPrecisionMoney' as const,
    ...netUnitPrice(unitPrice),
  }),
  variantSku: ({ sku }) => sku,
  wristSize: () => null,
  wristSizes: () => [],
  isGiftLineItem: () => false,
  isFreeGiftOnCart: () => false,
  hideOnSite: () => false,
  giftLineItems: () => [],
  lineItemMode: () => 'Standard',
  gtmCategory: ({ gtmCategory }) => gtmCategory || null,
  gtmBCategory: ({ gtmBCategory }) => gtmBCategory || null,
  availableQuantity: ({ available }) => Math.min(Math.max(available, 0), MOST_SHOWN),
  isLowInStock: ({ available }) => available > 0 && available <= LOW_STOCK,
  isOutOfStock: ({ available }) => available <= 0,
  discountedPricePerQuantity: () => [],
  // Pieces in a bag have no movements.
  shippedQuantity: ({ shipped = 0 }) => shipped,
  cancelledQuantity: ({ cancelled = 0 }) => cancelled,
  returnedQuantity: ({ returned = 0 }) => returned,
} satisfies LineItemResolvers;
