import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
  await payments.application.authorise(await payments.order(CARDS.approves));
});
afterAll(() => payments.stop());

const asService = (sql: string, values: unknown[] = []) => payments.edges.requestPool.query(sql, values);

describe('ledger', () => {
  it.each(['UPDATE ledger_entry SET amount_minor = 1', 'DELETE FROM ledger_entry', 'TRUNCATE ledger_entry'])(
    '[MU-13] is append-only, by grant for the service and by trigger for every role: %s',
    async (sql) => {
      await expect(asService(sql)).rejects.toThrow('permission denied');
      await expect(payments.rows(sql)).rejects.toThrow('append-only');
      expect((await payments.rowCounts()).ledger_entry).toBe(2);
    },
  );

  it('[MU-13] refuses a set that does not balance, per currency', async () => {
    const [entry] = await payments.rows<{ payment_id: string; tender_id: string }>(
      'SELECT * FROM ledger_entry LIMIT 1',
    );
    const book = (credit: number, currency: string) =>
      asService(
        `INSERT INTO ledger_entry (set_id, account, payment_id, tender_id, kind, currency, amount_minor)
         VALUES ($1, 'memorandum.cybersource.authorised', $2, $3, 'authorisation-reversal', 'GBP', 100),
                ($1, 'memorandum.authorisations', $2, $3, 'authorisation-reversal', $5, $4)`,
        [randomUUID(), entry?.payment_id, entry?.tender_id, credit, currency],
      );
    await expect(book(-99, 'GBP')).rejects.toThrow('does not balance');
    await expect(book(-100, 'EUR')).rejects.toThrow('does not balance');
    expect((await payments.rowCounts()).ledger_entry).toBe(2);
  });
});
