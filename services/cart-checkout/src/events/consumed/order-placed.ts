import type { Envelope } from '@loupe/messaging/envelope';

/** Answers each placed order with its confirmation e-mail. The event's aggregate is the order; nothing else of it is needed. */
export function onOrderPlaced(
  sendOrderConfirmation: (event: { id: string; orderId: string }) => Promise<void>,
) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type !== 'order-placed') return;
    await sendOrderConfirmation({ id: envelope.id, orderId: envelope.aggregateId });
  };
}
