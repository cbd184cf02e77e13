import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sweepPayAgains } from '../../src/use-cases/sweep-pay-agains.ts';
import { dying } from './support/dying.ts';
import type { Point } from './support/dying.ts';
import { orderWithoutMoney } from './support/missing-money.ts';
import type { MissingOrder } from './support/missing-money.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';

let shop: Shop;
let instance: Instance;
let order: MissingOrder;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  order = await orderWithoutMoney(shop, instance, SKU);
  token = await order.miss(3);
  shop.payments.requests.length = 0;
});
afterAll(() => shop.close());

const at = (port: 'payAgains' | 'payments', ...methods: string[]): Point[] =>
  methods.flatMap((method) => [`before:${port}.${method}` as const, `after:${port}.${method}` as const]);

/** After another process has swept twice: once for attempts being authorised, once for those being cancelled. */
async function comeBack(): Promise<Instance> {
  const reborn = shop.instance();
  for (const later of ['31 seconds', '62 seconds']) {
    await shop.moveClock(later);
    await sweepPayAgains(reborn.ports);
  }
  return reborn;
}

/** The shopper repeats payment and challenge until the order is paid. */
async function goOn(reborn: Instance): Promise<void> {
  const answer = await order.pay(reborn, token);
  if (answer.type === 'OrderPaidAgain') return;
  if (answer.type !== 'OrderPending') throw new Error(answer.type);
  const { placementId } = answer;
  expect(await reborn.validatePayAgain(guest(), { token, placementId })).toMatchObject({
    type: 'OrderPaidAgain',
  });
}

async function onceHeld(): Promise<void> {
  const attempts = new Set((await order.attempts()).map(({ id }) => id));
  expect(shop.payments.held().filter((id) => attempts.has(id))).toHaveLength(1);
  const asked = shop.payments.requests.map(({ placementId }) => placementId);
  expect(new Set(asked).size).toBe(asked.length); // no authorisation is requested twice
}

describe('a process killed around each commit and call', () => {
  it.each([...at('payAgains', 'claim', 'recordAuthorised'), ...at('payments', 'verify', 'authorise')])(
    '[MU-13] paying again, %s: it is paid once',
    async (point) => {
      shop.payments.answer = approve;
      const { instance: doomed, killed } = dying(shop, point);
      void order.pay(doomed, token);
      await killed;
      await goOn(await comeBack());
      await onceHeld();
    },
  );

  it.each([...at('payAgains', 'beginChallenge', 'endChallenge'), ...at('payments', 'resume')])(
    '[MU-13] at the bank, %s: it is paid once',
    async (point) => {
      shop.payments.answer = challenge();
      const { instance: doomed, killed } = dying(shop, point);
      void order.pay(doomed, token).then((answer) => {
        if (answer.type === 'OrderPending')
          void doomed.validatePayAgain(guest(), { token, placementId: answer.placementId });
      });
      await killed;
      await goOn(await comeBack());
      await onceHeld();
    },
  );

  it.each([...at('payAgains', 'beginCancel', 'release'), ...at('payments', 'cancel')])(
    '[MU-13] declined, %s: nothing is held, and the next card pays',
    async (point) => {
      shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
      const { instance: doomed, killed } = dying(shop, point);
      void order.pay(doomed, token);
      await killed;
      const reborn = await comeBack();
      expect(await order.attempts()).toMatchObject([{ state: 'released' }]);
      shop.payments.answer = approve;
      await goOn(reborn);
      await onceHeld();
    },
  );

  it('[F42] before the answer is recorded, and payments takes the hold over meanwhile: it is done by the event', async () => {
    shop.payments.answer = approve;
    const { instance: doomed, killed } = dying(shop, 'before:payAgains.recordAuthorised');
    void order.pay(doomed, token);
    await killed;
    const [attempt] = await order.attempts();
    await order.takeOver(attempt!.id, 4);
    const reborn = await comeBack();
    expect(await order.attempts()).toEqual([{ id: attempt!.id, state: 'done' }]);
    expect(await order.state(reborn, token)).toBe('paid');
    expect(await order.pay(reborn, token)).toMatchObject({ type: 'OrderPaidAgain' });
    expect(shop.payments.requests).toHaveLength(1);
  });
});
