import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { consume } from '@loupe/messaging/consume';

/** Which codes an order used, from checkout.order.v1. An order without codes is of no interest here. */
export const onOrderPlaced = (use: (orderNumber: string, codes: readonly string[]) => Promise<unknown>) =>
  consume(OrderPlacedSchema, 'order-placed', async ({ orderNumber, codes }) => {
    if (codes.length > 0) await use(orderNumber, codes);
  });
