import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { read } from '@loupe/messaging/consume';
import type { Handle } from '@loupe/messaging/consume';
import { SITES } from '@loupe/contracts/sites';
import type { OrderedProducts } from '../../use-cases/count-bought-together.ts';

const productIdsOf = read(
  OrderPlacedSchema,
  'order-placed',
  ({ lines }) => lines.map(({ productId }) => productId),
  'placed order',
);

/** Of an order only the products are read: nothing of the shopper is kept. */
export const onOrderPlaced =
  (count: (order: OrderedProducts) => Promise<unknown>): Handle =>
  async ({ envelope }) => {
    const site = SITES.find((key) => key === envelope.site);
    if (site === undefined) return;
    const productIds = productIdsOf(envelope);
    if (productIds !== undefined) await count({ messageId: envelope.id, site, productIds });
  };
