import type { Envelope } from '@loupe/messaging/envelope';

/** Passes on each placed order. Only the event's aggregate id, which is the order's, is needed. */
export function onOrderPlaced(store: (eventId: string, orderId: string) => Promise<void>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type !== 'order-placed') return;
    await store(envelope.id, envelope.aggregateId);
  };
}
