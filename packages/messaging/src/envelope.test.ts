import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeEnvelope, toOutboxRow } from './envelope.ts';

describe('toOutboxRow', () => {
  it('keeps every field of the event in the envelope, and in Debezium’s columns what it routes by', () => {
    const event = fc.record({
      topic: fc.constantFrom('checkout.order.v1', 'catalog.product.v1'),
      type: fc.constantFrom('order-placed', 'product-state'),
      aggregateId: fc.uuid(),
      aggregateVersion: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }),
      site: fc.constantFrom('beaverbrooks', 'loupe', ''),
      payload: fc.uint8Array({ maxLength: 200 }),
      traceparent: fc.constant('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'),
    });
    fc.assert(
      fc.property(event, fc.uuid(), fc.date({ noInvalidDate: true, min: new Date(0) }), (given, id, now) => {
        const row = toOutboxRow(given, { id, now });
        const { topic, aggregateId, aggregateVersion, type } = given;
        expect(row).toMatchObject({
          id,
          aggregatetype: topic,
          aggregateid: aggregateId,
          aggregate_version: aggregateVersion,
          type,
          occurred_at: now,
        });
        const { occurredAt, ...envelope } = decodeEnvelope(row.payload);
        expect(envelope).toMatchObject({
          id,
          type,
          aggregateId,
          aggregateVersion,
          site: given.site,
          traceparent: given.traceparent,
        });
        expect(new Uint8Array(envelope.payload)).toEqual(given.payload);
        expect(Number(occurredAt!.seconds) * 1000 + occurredAt!.nanos / 1e6).toBeCloseTo(now.getTime(), 3);
      }),
    );
  });
});
