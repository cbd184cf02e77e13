import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { paymentMetrics } from '../../src/adapters/db/payment-metrics.ts';
import { paidOrder } from './paid-order.ts';
import { startService } from './service-process.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

const HOUR = 3_600_000;

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  payments.runDatabaseAhead(0);
  await payments.sandbox.clearFaults();
});

async function values(): Promise<Record<string, number>> {
  const { backgroundPool, clock } = payments.edges;
  const metrics = await paymentMetrics(backgroundPool, clock, {}).read();
  return Object.fromEntries(
    metrics.map(({ name, samples }) => [name.replace('loupe_payments_', ''), samples[0]!.value]),
  );
}

describe('the metrics of payments', () => {
  it('are 0 without payments', async () => {
    expect(await values()).toEqual({
      unknown_tenders: 0,
      abandoned_reversals: 0,
      refused_settlements: 0,
      oldest_unsettled_seconds: 0,
      paused_seconds: 0,
      lost_orders: 0,
    });
  });

  it('count unknown tenders until they are reversed, and reversals that were abandoned', async () => {
    const order = await payments.order(CARDS.hangsAfter);
    await payments.application.authorise({ ...order, deadline: new Date(Date.now() + 4_000) });
    expect(await values()).toMatchObject({ unknown_tenders: 1, abandoned_reversals: 0 });
    await payments.application.reverseDue();
    expect(await values()).toMatchObject({ unknown_tenders: 0 });

    const held = await payments.order(CARDS.approves);
    await payments.application.authorise(held);
    await payments.sandbox.fault({ next: 2, operation: 'reverse', http: 502 });
    await payments.application.cancel({ placementId: held.placementId, reason: 'released' });
    await payments.application.idle();
    payments.runDatabaseAhead(25 * HOUR);
    await payments.application.reverseDue();
    expect(await values()).toMatchObject({ abandoned_reversals: 1 });
  });

  it('tell the age of the oldest unsettled movement', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', http: 502 });
    await order.ask('capture', 100);
    payments.runDatabaseAhead(2 * HOUR);
    const { oldest_unsettled_seconds: age } = await values();
    expect(Math.floor(age! / 60)).toBe(120);
  });

  it('count refused settlements', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', http: 400, reason: 'AUTH_ALREADY_REVERSED' });
    await order.ask('capture', 100);
    expect(await values()).toMatchObject({ refused_settlements: 1 });
  });

  it('are served by the process, with the attempts by method', async () => {
    const service = await startService(payments.database.url, payments.sandbox.url);
    try {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      expect(text).toMatch(/^loupe_payments_unknown_tenders \d+$/m);
      expect(text).toContain('loupe_payments_attempts_total{method="credit-card",outcome="declined"} 0\n');
      expect(text).toContain('loupe_consumer_dead{consumer="payments-finance.settlement"} 0\n');
      expect(text).toContain('loupe_parked_keys{consumer="payments-finance.settlement"} 0\n');
      expect(text).toContain('loupe_payments_gift_cards_late 0\n');
      expect(text).toContain('loupe_payments_gift_card_refusals_total{call="issue",code="other"} 0\n');
      expect(text).toContain('loupe_overdue_seconds{table="issued_gift_card"} 0\n');
      expect(text).not.toMatch(/loupe_metrics_source_up\{.*\} 0/);
    } finally {
      await service.stop();
    }
  });
});
