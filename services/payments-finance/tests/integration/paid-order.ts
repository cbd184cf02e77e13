import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { OperatorOrder } from '../../src/domain/settlement/judge-operator.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import { CARDS } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

/** The state of a settlement and its payment. */
export interface Settled {
  readonly state: string;
  readonly refusal: string | null;
  readonly settled: number;
  readonly captured: number;
  readonly refunded: number;
}

/** An order with an authorised payment of 2,350 pounds, and the events of its parcels, cancellations and returns. */
export interface PaidOrder {
  readonly placementId: string;
  /** The order number. */
  readonly reference: string;
  /** Delivers the event of a movement once and waits for the background work. @returns the movement's reference */
  ask(kind: OrderedKind, pounds: number, options?: { final?: boolean; messageId?: string }): Promise<string>;
  settled(reference: string): Promise<Settled>;
}

export async function paidOrder(payments: TestPayments): Promise<PaidOrder> {
  const order = await payments.order(CARDS.approves);
  payments.runDatabaseAhead(0);
  const { placementId, reference } = order;
  expect(await payments.application.authorise(order)).toMatchObject({ view: { state: 'authorised' } });
  const orderId = randomUUID();
  return {
    placementId,
    reference,
    async ask(kind, pounds, { final = false, messageId = randomUUID() } = {}) {
      const amount = { minorUnits: Math.round(pounds * 100), currency: 'GBP' };
      const movement = { placementId, orderId, kind, reference: randomUUID(), amount, final };
      await payments.application.recordSettlement(movement, messageId);
      await payments.application.idle();
      return movement.reference;
    },
    async settled(movement) {
      const [row] = await payments.rows<Settled>(
        `SELECT settlement.state, refusal, settled_minor::int AS settled, captured_minor::int AS captured,
                refunded_minor::int AS refunded
         FROM settlement JOIN payment ON payment.id = payment_id
         WHERE placement_id = $1 AND settlement.reference = $2`,
        [placementId, movement],
      );
      if (row === undefined) throw new Error(`There is no settlement ${movement}.`);
      return row;
    },
  };
}

/** An operator's order by the command. @param amount pence */
export const byHand = (
  order: string,
  kind: OperatorOrder['kind'],
  amount: number | undefined,
  id: string,
): OperatorOrder => ({
  order,
  kind,
  amount,
  reference: `operator:${id}`,
  reason: 'asked for by telephone',
});

/** Sets the database's clock ahead and sweeps. */
export async function sweepAt(
  payments: TestPayments,
  secondsAhead: number,
  application = payments.application,
): Promise<void> {
  payments.runDatabaseAhead(secondsAhead * 1_000);
  await application.settleDue();
  await application.idle();
}

/**
 * The invariants after each test: every set of entries balances; per tender the memorandum accounts contain what is held,
 * and neither captured nor released, and its provider's account is what was captured and not refunded; the tenders sum to the
 * payment; each provider's ledger has the same rows; event versions have no gaps.
 */
export async function proveLedger(payments: TestPayments): Promise<void> {
  const unbalanced = await payments.rows(
    'SELECT set_id FROM ledger_entry GROUP BY set_id, currency HAVING sum(amount_minor) <> 0',
  );
  expect(unbalanced).toEqual([]);
  const wrong = await payments.rows(
    `SELECT tender.id, tender.method, held.minor AS held, booked.*, captured_minor, refunded_minor, released_minor
     FROM tender
     CROSS JOIN LATERAL (
       SELECT CASE WHEN state = 'held' AND hold_ended_at IS NULL THEN held_minor - captured_minor - released_minor ELSE 0 END AS minor
     ) AS held
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'memorandum.%.authorised'), 0) AS authorised,
              coalesce(sum(amount_minor) FILTER (WHERE account = 'memorandum.authorisations'), 0) AS contra,
              coalesce(sum(amount_minor) FILTER (
                WHERE account = CASE method WHEN 'givex' THEN 'liability.gift-cards' ELSE 'asset.cybersource.receivable' END
              ), 0) AS settled,
              coalesce(sum(amount_minor) FILTER (WHERE account = 'liability.customers'), 0) AS customers
       FROM ledger_entry WHERE tender_id = tender.id AND issue_id IS NULL
     ) AS booked
     WHERE booked.authorised <> held.minor OR booked.contra <> -booked.authorised
        OR booked.settled <> captured_minor - refunded_minor OR booked.customers <> -booked.settled`,
  );
  expect(wrong).toEqual([]);
  const unequal = await payments.rows(
    `SELECT payment.id FROM payment JOIN tender ON tender.payment_id = payment.id GROUP BY payment.id
     HAVING (payment.captured_minor, payment.refunded_minor, payment.voided_minor, payment.released_minor) IS DISTINCT FROM
       (sum(tender.captured_minor), sum(tender.refunded_minor), sum(tender.voided_minor), sum(tender.released_minor))`,
  );
  expect(unequal).toEqual([]);
  expect(await payments.application.reconcileSettlements()).toEqual({ differences: [], unread: [] });
  const gaps = await payments.rows(
    `SELECT aggregateid FROM outbox GROUP BY aggregateid
     HAVING count(*) <> max(aggregate_version) OR count(DISTINCT aggregate_version) <> count(*)`,
  );
  expect(gaps).toEqual([]);
}
