import { randomUUID } from 'node:crypto';
import { fromBinary } from '@bufbuild/protobuf';
import { HoldState, PaymentHoldStateSchema } from '@loupe/contracts/payments/payment';
import { expect } from '@jest/globals';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import { CARDS } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

const DAY_MS = 86_400_000;

/** An order of 2,350 pounds whose goods are promised in `promisedIn` days. */
export interface HeldOrder {
  readonly placementId: string;
  readonly reference: string;
  /** Delivers the event of a movement and waits for the background work. */
  ask(
    kind: OrderedKind,
    pounds: number,
    options?: { final?: boolean; reference?: string; on?: UseCases },
  ): Promise<string>;
  /** State and version of each published state of its hold. */
  holdStates(): Promise<string[]>;
  /** Kind, state and refusal of each settlement. */
  settlements(): Promise<string[]>;
  /** What the provider holds and has captured, authorisation by authorisation, in pounds. */
  atProvider(): Promise<string[]>;
}

export async function heldOrder(
  payments: TestPayments,
  { promisedIn, number = CARDS.approves }: { readonly promisedIn?: number; readonly number?: string } = {},
): Promise<HeldOrder> {
  const promisedDay =
    promisedIn === undefined
      ? undefined
      : new Date(Date.now() + promisedIn * DAY_MS).toISOString().slice(0, 10);
  const order = await payments.order(number, { promisedDay });
  const { placementId, reference } = order;
  expect(await payments.application.authorise(order)).toMatchObject({ view: { state: 'authorised' } });
  const orderId = randomUUID();
  return {
    placementId,
    reference,
    async ask(kind, pounds, { final = false, reference: of = randomUUID(), on = payments.application } = {}) {
      const amount = { minorUnits: pounds * 100, currency: 'GBP' };
      await on.recordSettlement({ placementId, orderId, kind, reference: of, amount, final }, randomUUID());
      await on.idle();
      return of;
    },
    async holdStates() {
      const rows = await payments.rows<{ payload: Buffer }>(
        `SELECT payload FROM outbox JOIN payment ON payment.id::text = aggregateid
         WHERE placement_id = $1 AND type = 'payment-hold-state' ORDER BY aggregate_version`,
        [placementId],
      );
      return rows.map(({ payload }) => {
        const said = fromBinary(PaymentHoldStateSchema, decodeEnvelope(payload).payload);
        expect(said).toMatchObject({ placementId, orderNumber: reference, currency: 'GBP' });
        const missing = said.missingMinorUnits === 0n ? '' : ` ${said.missingMinorUnits}`;
        const by = said.paidAgainBy === '' ? '' : ` paid by ${said.paidAgainBy}`;
        return `${HoldState[said.state]}${missing}${by}`;
      });
    },
    async settlements() {
      const rows = await payments.rows<{ words: string }>(
        `SELECT concat_ws(' ', kind, settlement.state, refusal) AS words
         FROM settlement JOIN payment ON payment.id = payment_id WHERE placement_id = $1 ORDER BY settlement.id`,
        [placementId],
      );
      return rows.map(({ words }) => words);
    },
    async atProvider() {
      const found = await payments.sandbox.payments(reference);
      return found.map(({ held, captured, status }) => `${status} ${held} ${captured}`);
    },
  };
}

/** Moves our clock and the issuer's, looks at the holds and settles what is due. */
export async function atDay(
  payments: TestPayments,
  days: number,
  application: UseCases = payments.application,
): Promise<void> {
  await payments.sandbox.runAhead(days);
  payments.runDatabaseAhead(days * DAY_MS);
  await application.watchHolds();
  await application.idle();
  await application.settleDue();
  await application.idle();
}
