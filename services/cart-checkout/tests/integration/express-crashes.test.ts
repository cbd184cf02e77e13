import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Shopper } from '../../src/domain/shopper.ts';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { ADDRESS } from './support/buyer.ts';
import { CLIENT } from './support/client.ts';
import { dying } from './support/dying.ts';
import type { Point } from './support/dying.ts';
import { SKU, tendersOf } from './support/gift-card-buyer.ts';
import { piece } from './support/products.ts';
import { approve } from './support/scripted-payments.ts';
import { guest } from './support/shop.ts';
import type { Instance } from './support/shop.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';
import { TOLD } from './support/told-contact.ts';

const { shop } = shopAtProvider((reference) => ({
  kind: 'redirect',
  url: `https://wallet.example/${reference}`,
}));

/** Whatever it answers: of interest is the order's number. */
type Pay = (
  tab: Tab,
  shopper: Shopper,
  key: string,
) => Promise<{ readonly type: string; readonly orderNumber?: string }>;
type Tab = Pick<Instance, 'acceptApproval' | 'placeExpressOrder' | 'placeOrder' | 'validateCardPayment'>;

const TOTAL = 265_00;
const CALLER = { session: 'session', network: '203.0.113.0/24' };
const asked = (method: string, secret: string, idempotencyKey: string) => ({
  expectedTotal: TOTAL,
  expectedRest: TOTAL,
  idempotencyKey,
  caller: CALLER,
  client: CLIENT,
  browser: null,
  // Asked for once an earlier payment of the bag has come to nothing.
  reCaptchaToken: shop().robots.human(randomUUID()),
  method: method as 'paypal',
  secrets: { [method]: secret },
});

const CONTACT = {
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  email: 'ada@example.com',
  shippingMethodId: 'STD',
};

/** By the sheet, which repeats its request under its key. */
const byApplePay: Pay = (tab, shopper, key) =>
  tab.placeExpressOrder(shopper, { ...asked('applepay', '{"version":"EC_v1"}', key), contact: CONTACT });

/** Has agreed at the wallet, and comes back: with the bag's page, the payment page, and what places the order. */
const byPayPal =
  (approvalId: string): Pay =>
  async (tab, shopper, key) => {
    await tab.acceptApproval(shopper, { method: 'paypal', approvalId, caller: CALLER });
    const begun = await tab.placeOrder(shopper, asked('paypal', approvalId, key));
    return begun.type === 'OrderPending' ? tab.validateCardPayment(shopper, begun.placementId) : begun;
  };

async function opened(instance: Instance, shopper: Shopper): Promise<string> {
  const request = { method: 'paypal', caller: CALLER, origin: CLIENT.origin };
  const approval = await instance.openApproval(shopper, request);
  if (approval.type !== 'WalletApproval') throw new Error(approval.type);
  shop().payments.agreed.set(approval.approvalId, { kind: 'approved', contact: TOLD, amount: TOTAL });
  return approval.approvalId;
}

const WRITES: readonly Point[] = ['before:carts.saveCourierDetails', 'after:carts.saveCourierDetails'];
const PLACING: readonly Point[] = [
  'after:payments.verify',
  'before:placements.claim',
  'after:placements.claim',
  'before:payments.authorise',
  'after:payments.authorise',
];

let instance: Instance;
beforeEach(() => void (instance = shop().instance()));

/** Killed at the point, the shopper tries again, under the same key and then, where that payment is over, under another. */
async function killed(point: Point, pay: Pay, shopper: Shopper): Promise<void> {
  const { instance: doomed, killed: isKilled } = dying(shop(), point);
  const key = randomUUID();
  void pay(doomed, shopper, key);
  await isKilled;
  const numbers = new Set<string>();
  for (const again of [key, key, randomUUID(), randomUUID()]) {
    const answer = await pay(instance, shopper, again);
    if (answer.orderNumber !== undefined) numbers.add(answer.orderNumber);
    await shop().moveClock('31 seconds');
    await Promise.all([sweepPlacements(instance.ports), sweepPlacements(shop().instance().ports)]);
  }
  expect([point, numbers.size]).toEqual([point, 1]);
  expect(shop().payments.held()).toHaveLength(1);
  expect(await tendersOf(shop())).toMatchObject([{ amount: TOTAL }]);
  const orders = await shop().query(`SELECT shipping_address ->> 'postalCode' AS postcode FROM sales_order`);
  expect(orders).toEqual([{ postcode: 'SW1Y 4JH' }]);
  expect(await shop().stockOf(SKU)).toEqual({ onHand: 24, reserved: 0 });
  await expectSound(shop());
}

async function withPiece(): Promise<Shopper> {
  const shopper = guest();
  await instance.addToCart(shopper, piece(SKU));
  return shopper;
}

describe('a process that dies while a bag is paid for from its page', () => {
  it.each([...WRITES, ...PLACING, 'before:database.statement', 'after:database.statement'] as const)(
    '[MU-12] %s: Apple Pay takes the total once, and the piece is sent',
    async (point) => {
      shop().payments.answer = approve;
      await killed(point, byApplePay, await withPiece());
    },
  );

  it.each([
    'after:payments.readApproval',
    ...WRITES,
    'before:carts.choosePaymentMethod',
    'after:carts.choosePaymentMethod',
    ...PLACING,
    'before:payments.resume',
    'after:payments.resume',
    'before:database.statement',
    'after:database.statement',
  ] as const)('[MU-14] %s: PayPal takes the total once, and the piece is sent', async (point) => {
    const shopper = await withPiece();
    await killed(point, byPayPal(await opened(instance, shopper)), shopper);
  });

  it('[MU-14] two tabs that have each agreed at PayPal: the total is taken once', async () => {
    const shopper = await withPiece();
    const tabs = [await opened(instance, shopper), await opened(instance, shopper)].map(byPayPal);
    const numbers = new Set<string>();
    for (let times = 0; times < 20 && numbers.size === 0; times += 1) {
      const answers = await Promise.all(tabs.map((pay) => pay(instance, shopper, randomUUID())));
      for (const answer of answers) if (answer.orderNumber !== undefined) numbers.add(answer.orderNumber);
    }
    expect(numbers.size).toBe(1);
    expect(shop().payments.held()).toHaveLength(1);
    expect(await tendersOf(shop())).toMatchObject([{ method: 'paypal', amount: TOTAL }]);
    await expectSound(shop());
  });
});
