import type { Envelope } from '@loupe/messaging/envelope';

/** Passes on each placed order. Only the event's aggregate id, which is the order's, is needed. */
export function onOrderPlaced(
  sendOrderConfirmation: (event: { id: string; orderId: string }) => Promise<void>,
) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type !== 'order-placed') return;
    await sendOrderConfirmation({ id: envelope.id, orderId: envelope.aggregateId });
  };
}
