import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentState } from '@loupe/contracts/payments/payment';
import { Refusal } from '@loupe/contracts/payments/service';
import { cardTender } from './card-tender.ts';
import { startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';
import { BILL_TO, BROWSER, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
let service: ServiceProcess;
beforeAll(async () => {
  payments = await startTestPayments();
  service = await startService(payments.database.url, payments.sandbox.url);
});
afterAll(async () => {
  await service.stop();
  await payments.stop();
});

/** What a page sends that never called authoriseCardToken. */
async function request(number: string, minorUnits: number, browser: typeof BROWSER | undefined) {
  const order = await payments.order(number);
  const { placementId, step, attempt, site, cartId, ownerKey, reference, transientToken } = order;
  return {
    placementId,
    step,
    attempt,
    site,
    cartId,
    ownerKey,
    reference,
    billTo: BILL_TO,
    currency: 'GBP',
    amountMinorUnits: BigInt(minorUnits),
    plan: [cardTender(transientToken, BigInt(minorUnits))],
    ...(browser === undefined ? {} : { browser }),
  };
}

const { AUTHORISED, CHALLENGE, DECLINED } = PaymentState;
const FULL = 5_500;

/** The payer test cards of the sandbox, with the state that a payment must get. */
const PAYER_CARDS: [string, PaymentState][] = [
  ['4000000000002701', AUTHORISED],
  ['5200000000002235', AUTHORISED],
  ['4000000000002719', AUTHORISED],
  ['4000000000002313', AUTHORISED],
  ['4000000000002925', DECLINED],
  ['5200000000002276', DECLINED],
  ['4000000000002537', DECLINED],
  ['4000000000002503', CHALLENGE],
  ['4000000000002370', CHALLENGE],
  ['4000000000002420', CHALLENGE],
];

describe('3-D Secure is required by the amount, not chosen by the page', () => {
  it.each(PAYER_CARDS)(
    '[MU-13] card %s without a set-up is enrolled all the same: state %i',
    async (number, state) => {
      const message = await request(number, FULL, BROWSER);
      const answer = await service.client().authorisePayment(message, { timeoutMs: 10_000 });
      expect(answer.state).toBe(state);
      expect(await payments.sandbox.authentications(message.reference)).toHaveLength(1);
      const sent = await payments.sandbox.authorisations(message.reference);
      expect(sent).toHaveLength(state === AUTHORISED ? 1 : 0);
      for (const { authenticationTransactionId } of sent) expect(authenticationTransactionId).toBeTruthy();
    },
  );

  it.each(PAYER_CARDS)(
    '[MU-13] card %s without browser data is refused, and nothing is written',
    async (number) => {
      const before = await payments.rowCounts();
      const message = await request(number, FULL, undefined);
      const answer = await service.client().authorisePayment(message, { timeoutMs: 10_000 });
      expect(answer).toMatchObject({ refusal: Refusal.TOKEN, state: PaymentState.UNSPECIFIED });
      expect(await payments.sandbox.authorisations(message.reference)).toEqual([]);
      const { capture_context: _, ...written } = await payments.rowCounts();
      const { capture_context: __, ...unchanged } = before;
      expect(written).toEqual(unchanged);
    },
  );

  it.each([
    [2_999, 'low-value'],
    [3_000, null],
  ])('[MU-13] of %i pence the exemption stored and logged is %s', async (minorUnits, exemption) => {
    const message = await request('4000000000002701', minorUnits, BROWSER);
    await service.client().authorisePayment(message, { timeoutMs: 10_000 });
    const [tender] = await payments.rows<{ id: string; exemption: string | null }>(
      'SELECT id, exemption FROM tender WHERE reference = $1',
      [message.reference],
    );
    expect(tender?.exemption).toBe(exemption);
    const claimed = service
      .output()
      .split('\n')
      .filter((line) => line.includes('exemption from authentication'));
    expect(claimed.some((line) => line.includes(tender?.id ?? ''))).toBe(exemption !== null);
  });
});
