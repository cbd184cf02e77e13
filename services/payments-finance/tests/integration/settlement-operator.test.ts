import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperatorOrder } from '../../src/domain/settlement/judge-operator.ts';
import { startOtherProviders } from './other-providers.ts';
import type { OtherProviders } from './other-providers.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { serviceEnvironment } from './service-process.ts';
import { byHand, paidOrder, proveLedger, sweepAt } from './paid-order.ts';

let payments: TestPayments;
let others: OtherProviders;
beforeAll(async () => {
  [payments, others] = [await startTestPayments(), await startOtherProviders()];
});
afterAll(() => Promise.all([payments.stop(), others.stop()]));
afterEach(async () => {
  payments.runDatabaseAhead(0);
  await payments.sandbox.clearFaults();
  await proveLedger(payments);
});

const settle = (order: OperatorOrder) => payments.application.settleByOperator(order);

describe('an operator', () => {
  it('[I6][F46] 20 concurrent refunds, of which 11 fit: 11 are refunded and 9 refused', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 2_350, { final: true });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => settle(byHand(order.reference, 'refund', 20_000, `twenty-${n}`))),
    );
    const refused = outcomes.filter(
      (outcome) => 'refusal' in outcome && outcome.refusal === 'exceeds-captured',
    );
    expect(refused).toHaveLength(9);
    await sweepAt(payments, 40);
    const history = await payments.application.showPayment(order.reference);
    expect(history).toMatchObject({ captured: 235_000, refunded: 220_000 });
    expect(
      history?.settlements.filter(({ kind, state }) => kind === 'refund' && state === 'done'),
    ).toHaveLength(11);
  });

  it('[I6][F40] 20 equal returns by event are refunded up to the captured amount', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 2_350, { final: true });
    const returns = await Promise.all(Array.from({ length: 20 }, () => order.ask('refund', 200)));
    await sweepAt(payments, 40);
    const paidBack = async () => {
      const states = await Promise.all(returns.map(async (each) => (await order.settled(each)).state));
      return [
        states.filter((state) => state === 'done').length,
        states.filter((state) => state === 'refused').length,
      ];
    };
    expect(await paidBack()).toEqual([11, 0]);
    await sweepAt(payments, 25 * 3_600);
    expect(await paidBack()).toEqual([11, 9]);
  });

  it('[F40] with the same reference has one effect, however often and whenever it is repeated', async () => {
    const order = await paidOrder(payments);
    const capture = byHand(order.placementId, 'capture', 100_000, 'once');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => settle(capture)));
    expect(outcomes.every((outcome) => 'view' in outcome)).toBe(true);
    expect(await settle(capture)).toMatchObject({ view: { state: 'done' } });
    expect(await settle({ ...capture, amount: 1 })).toEqual({ refusal: 'reference-used' });
    expect(await payments.application.showPayment(order.reference)).toMatchObject({ captured: 100_000 });
  });

  it.each([
    ['refund', 1, 'nothing-captured'],
    ['capture', 235_001, 'exceeds-authorised'],
  ] as const)('[I6] is refused a %s of %s in words', async (kind, amount, refusal) => {
    const order = await paidOrder(payments);
    expect(await settle(byHand(order.reference, kind, amount, 'no'))).toEqual({ refusal });
    expect(await settle(byHand('BBNOBODY', kind, amount, 'no'))).toEqual({ refusal: 'order-not-known' });
  });

  it('[I6] finds the valid payment of two under one order number', async () => {
    const first = await paidOrder(payments);
    await payments.application.cancel({ placementId: first.placementId, reason: 'the bag was changed' });
    await payments.application.idle();
    const { reference } = first;
    const second = await payments.order(CARDS.approves, { reference });
    await payments.application.authorise(second);
    expect(await settle(byHand(reference, 'capture', 1_000, 'second'))).toMatchObject({
      view: { state: 'done' },
    });
    const { placementId } = second;
    expect(await payments.application.showPayment(reference)).toMatchObject({ placementId, captured: 1_000 });
  });

  it('[I6] captures the whole amount, and then there is nothing to void', async () => {
    const order = await paidOrder(payments);
    expect(await settle(byHand(order.reference, 'capture', undefined, 'all'))).toMatchObject({
      view: { state: 'done', amount: { minorUnits: 235_000 } },
    });
    expect(await settle(byHand(order.reference, 'void', undefined, 'rest'))).toEqual({
      refusal: 'nothing-authorised',
    });
  });
});

describe('npm run payments', () => {
  const OPERATE = join(import.meta.dirname, '../../src/operate.ts');
  const operate = (...args: string[]) =>
    new Promise<{ code: number | string | null | undefined; text: string }>((resolve) => {
      const env = {
        ...COMPILE_CACHE,
        ...serviceEnvironment(payments.database.url, payments.sandbox.url),
        ...others.env,
      };
      execFile(process.execPath, [OPERATE, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : error.code, text: `${stdout}${stderr}` }),
      );
    });

  it('[MU-13] captures, refuses, shows and reconciles, with the right exit codes', async () => {
    const { reference } = await paidOrder(payments);
    const said = async (...args: string[]) => {
      const { code, text } = await operate(...args);
      return `${code}: ${text}`;
    };
    expect(await said('capture', reference, '100000', '--reference', 'first')).toBe(
      '0: capture £1,000.00 (operator:first): done\n',
    );
    expect(await said('refund', reference, '100001', '--reason', 'scratched')).toMatch(
      /^1: That is more than was captured/,
    );
    expect(await said('show', reference)).toMatch(
      /^0: order .*authorised\nauthorised £2,350.00, captured £1,000.00, refunded £0.00, voided £0.00\n[^]*asset.cybersource.receivable {2}£1,000.00/,
    );
    expect(await said('reconcile')).toBe('0: Our ledger and the providers’ reports agree.\n');
  });
});
