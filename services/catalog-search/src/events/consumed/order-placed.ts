import { fromBinary } from '@bufbuild/protobuf';
import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { SITES } from '../../domain/site.ts';
import type { OrderedProducts } from '../../use-cases/count-bought-together.ts';

/** Of an order only the products are read: nothing of the shopper is kept. */
export function onOrderPlaced(count: (order: OrderedProducts) => Promise<unknown>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    const site = SITES.find((key) => key === envelope.site);
    if (envelope.type !== 'order-placed' || site === undefined) return;
    await count({ messageId: envelope.id, site, productIds: productIdsOf(envelope) });
  };
}

function productIdsOf({ payload }: Envelope): string[] {
  try {
    return fromBinary(OrderPlacedSchema, payload).lines.map(({ productId }) => productId);
  } catch (error) {
    throw new PoisonMessageError('The payload is no placed order.', { cause: error });
  }
}
