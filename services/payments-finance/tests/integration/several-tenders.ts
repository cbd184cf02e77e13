import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import type { GiftCardProvider } from './gift-card-provider.ts';
import { CARDS } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

export interface MixedOrder {
  readonly placementId: string;
  /** The order number. */
  readonly reference: string;
  /** Delivers the event of a movement and waits for the background work. @returns the movement's reference */
  ask(kind: OrderedKind, pounds: number, final?: 'final'): Promise<string>;
  /** `captured − refunded, voided` of each tender in pounds, in plan order. */
  tenders(): Promise<string[]>;
  /** Kind, pounds and state of each settlement of each tender, in plan order. */
  settlements(): Promise<string[]>;
}

/** An order paid by gift cards and, for the rest of 1,000 pounds, by card. */
export async function mixedOrder(
  payments: TestPayments,
  { application, gifts }: { readonly application: UseCases; readonly gifts: GiftCardProvider },
  giftCards: readonly number[],
): Promise<MixedOrder> {
  const onCard = 100_000 - 100 * giftCards.reduce((sum, pounds) => sum + pounds, 0);
  const order = await payments.order(CARDS.approves, { amount: { minorUnits: onCard, currency: 'GBP' } });
  expect(await application.authorise(order)).toMatchObject({ view: { state: 'authorised' } });
  const { placementId, reference } = order;
  await payments.rows('UPDATE tender SET position = $2 WHERE reference = $1', [reference, giftCards.length]);
  for (const [position, pounds] of giftCards.entries()) {
    await addTender(payments, placementId, position, gifts.hold(pounds * 100, reference));
  }
  const orderId = randomUUID();
  return {
    placementId,
    reference,
    async ask(kind, pounds, final) {
      const amount = { minorUnits: Math.round(pounds * 100), currency: 'GBP' };
      const movement = {
        placementId,
        orderId,
        kind,
        reference: randomUUID(),
        amount,
        final: final === 'final',
      };
      await application.recordSettlement(movement, randomUUID());
      await application.idle();
      return movement.reference;
    },
    async tenders() {
      const history = await application.showPayment(reference);
      return (history?.tenders ?? []).map(
        ({ captured, refunded, voided }) => `${(captured - refunded) / 100} kept, ${voided / 100} voided`,
      );
    },
    async settlements() {
      const rows = await payments.rows<{ words: string }>(
        `SELECT concat_ws(' ', tender.method, kind, (settlement.amount_minor / 100.0)::float8, settlement.state, refusal) AS words
         FROM settlement JOIN tender ON tender.id = tender_id WHERE tender.reference = $1
         ORDER BY position, settlement.id`,
        [reference],
      );
      return rows.map(({ words }) => words);
    },
  };
}

/** A held gift card before the card in the plan, as an authorisation of a plan leaves it. */
async function addTender(
  payments: TestPayments,
  placementId: string,
  position: number,
  hold: ReturnType<GiftCardProvider['hold']>,
): Promise<void> {
  await payments.rows(
    `WITH payment AS (
       UPDATE payment SET amount_minor = amount_minor + $2 WHERE placement_id = $1 RETURNING id
     ), held AS (
       INSERT INTO tender (payment_id, step, attempt, method, state, currency, amount_minor, request_hash, reference,
                           merchant_transaction_id, provider_id, held_currency, held_minor, masked_number, card_type, position)
       SELECT id, 'card', 1, 'givex', 'held', 'GBP', $2, '', $3, $4, $5, 'GBP', $2, 'XXXX4321', 'givex', $6 FROM payment
       RETURNING id, payment_id
     )
     INSERT INTO ledger_entry (set_id, account, payment_id, tender_id, kind, currency, amount_minor)
     SELECT id, account, payment_id, id, 'authorisation', 'GBP', sign * $2
     FROM held, (VALUES ('memorandum.givex.authorised', 1), ('memorandum.authorisations', -1)) AS side (account, sign)`,
    [placementId, hold.amount, hold.reference, hold.transactionId, hold.providerId, position],
  );
}
