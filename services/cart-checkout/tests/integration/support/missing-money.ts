import { create, toBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { HoldState, PaymentHoldStateSchema } from '@loupe/contracts/payments/payment';
import { firstTime } from '@loupe/messaging/inbox';
import { randomUUID } from 'node:crypto';
import { onPaymentHoldState } from '../../../src/events/consumed/payment-hold-state.ts';
import { followMoney } from '../../../src/use-cases/follow-money.ts';
import { laterHandlers } from '../../../src/use-cases/later-handlers.ts';
import type { LaterHandlersPorts } from '../../../src/use-cases/later-handlers.ts';
import type { PayAgainRequest } from '../../../src/use-cases/pay-order-again.ts';
import { BROWSER } from './buyer.ts';
import { CLIENT } from './client.ts';
import { guest } from './shop.ts';
import type { Instance, Shop } from './shop.ts';
import { placed } from './warehouse.ts';

const NETWORK = { network: '203.0.113.0/24' };

/** Tells an instance what payments says of the money of an order. */
function hearMoney(
  { ports }: Instance,
  placementId: string,
  about: { state: HoldState; version: number; missing?: number; paidAgainBy?: string; id?: string },
): Promise<void> {
  const { state, version, missing = 0, paidAgainBy = '', id = randomUUID() } = about;
  const message = create(PaymentHoldStateSchema, {
    placementId,
    state,
    version: BigInt(version),
    missingMinorUnits: BigInt(missing),
    paidAgainBy,
  });
  const payload = toBinary(PaymentHoldStateSchema, message);
  const consuming = {
    ...ports,
    firstTime: (...[tx, eventId]: [Parameters<typeof firstTime>[0], string]) =>
      firstTime(tx, 'cart-checkout.order-money', eventId),
  };
  const consume = onPaymentHoldState((...heard) => followMoney(consuming, ...heard));
  return consume({ envelope: create(EnvelopeSchema, { id, type: 'payment-hold-state', payload }) });
}

export type MissingOrder = Awaited<ReturnType<typeof orderWithoutMoney>>;

/** An order of one piece at 265 pounds whose hold has ended, and what its shopper and payments do then. */
export async function orderWithoutMoney(shop: Shop, instance: Instance, sku: string) {
  const order = await placed(shop, instance, [sku]);
  const missing = 265_00;
  const { heldStates } = shop.payments;
  const tokenOf = (version: number) =>
    instance.ports.payAgainLinks.make({ orderId: order.id, episode: BigInt(version) });
  return {
    ...order,
    missing,
    tokenOf,
    async miss(version: number, amount = missing, id?: string): Promise<string> {
      heldStates.set(order.placementId, { state: 'missing', missing: amount });
      const about = { state: HoldState.MISSING, version, missing: amount, ...(id !== undefined && { id }) };
      await hearMoney(instance, order.placementId, about);
      return tokenOf(version);
    },
    /** Payments puts the hold of an attempt in the place of the one that ended. */
    async takeOver(attempt: string, version: number): Promise<void> {
      heldStates.set(order.placementId, { state: 'held', missing: 0 });
      shop.payments.settle(attempt, { kind: 'refused', because: 'cancelled' });
      await hearMoney(instance, order.placementId, { state: HoldState.HELD, version, paidAgainBy: attempt });
    },
    pay: (on: Instance, token: string, change: Partial<PayAgainRequest> = {}, shopper = guest()) =>
      on.payOrderAgain(
        shopper,
        {
          token,
          transientToken: 'a card token',
          expectedAmount: missing,
          idempotencyKey: randomUUID(),
          browser: BROWSER,
          reCaptchaToken: null,
          client: CLIENT,
          ...change,
        },
        NETWORK,
      ),
    attempts: () =>
      shop.query<{ id: string; state: string }>('SELECT id, state FROM pay_again ORDER BY created_at, id'),
    state: async (on: Instance, token: string) => (await on.viewPayAgain('beaverbrooks', token))?.due.kind,
  };
}

/** Runs what is due later, with these mails. */
export function sweepLater(
  shop: Shop,
  instance: Instance,
  mail: LaterHandlersPorts['mail'],
): Promise<number> {
  const none = () => Promise.resolve();
  const outside = {
    listMail: { send: none },
    fulfilment: { sendOrder: none },
    moneyAtWarehouse: { sendMoney: none },
  };
  return shop.runLater(laterHandlers({ ...instance.ports, ...outside, mail }));
}
