import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { giveBagsBack } from '../../src/use-cases/give-bag-back.ts';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { ADD, GET_CART } from './support/documents.ts';
import { SKU } from './support/gift-card-buyer.ts';
import { piece } from './support/products.ts';
import { approve } from './support/scripted-payments.ts';
import type { Instance } from './support/shop.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';

const WAIT = { kind: 'action', action: { kind: 'wait' }, validSeconds: 100_000 } as const;
const atProvider = shopAtProvider(() => ({ kind: 'widget', clientToken: 'session' }));
const { shop, ask, readyToPay } = atProvider;

const MEMBERS = '__typename ... on OrderPlaced { orderNumber } ... on OrderPending { placementId }';
const CREATE = `mutation ($input: CreateKlarnaSessionInput!) { createKlarnaSession(input: $input) { ${MEMBERS} } }`;
const PLACE = `mutation ($input: PlaceKlarnaOrderInput!) { placeKlarnaOrder(input: $input) { ${MEMBERS} } }`;

interface Row {
  readonly state: string;
  readonly until: number;
}

/** Of the latest placement, in hours from now on. */
async function placement(): Promise<Row> {
  const [row] = await shop().query<Row>(
    `SELECT state, round(extract(epoch FROM challenge_until - clock()) / 3600)::int AS until
     FROM placement ORDER BY created_at DESC LIMIT 1`,
  );
  return row!;
}
const states = async () =>
  (await shop().query<{ state: string }>('SELECT state FROM cart ORDER BY created_at, number')).map(
    ({ state }) => state,
  );
const NEXT_LOOK = '10 minutes';
const idOf = async () => (await shop().query<{ id: string }>('SELECT id FROM placement'))[0]?.id ?? '';
// A column of milliseconds rounds up: what is due now may be due a moment later.
const overdue = () =>
  shop().query(
    `UPDATE placement SET due_at = clock() - interval '1 second', challenge_until = clock() - interval '1 second'`,
  );
let ports: Instance['ports'];
beforeAll(() => void ({ ports } = shop().instance()));
const sweep = () => sweepPlacements(ports);

async function waiting(idempotencyKey: string | null = null) {
  const actor = await readyToPay();
  const { placementId } = await ask(actor, CREATE, { input: { expectedTotal: 265_00, idempotencyKey } });
  shop().payments.afterChallenge = () => WAIT;
  const place = () => ask(actor, PLACE, { input: { placementId } });
  expect(await place()).toMatchObject({ __typename: 'CheckoutInProgress' });
  return { actor, place };
}
const bagOf = async (actor: object) =>
  (await ask(actor, GET_CART, {})) as {
    lineItems: readonly { quantity: number }[];
    shippingAddress: object | null;
  };

describe('a payment that its provider decides on later', () => {
  it('[BH-13] keeps the pieces for a day, while the shopper has a new bag', async () => {
    const { actor } = await waiting();
    expect(await placement()).toEqual({ state: 'challenge', until: 24 });
    expect(await states()).toEqual(['detached']);
    expect(await ask(actor, ADD, piece(SKU))).toMatchObject({ __typename: 'Cart', quantity: 1 });
    expect(await states()).toEqual(['detached', 'active']);
    expect(await shop().query(`SELECT quantity FROM reservation WHERE state = 'held'`)).toEqual([
      { quantity: 1 },
    ]);
  });

  it('has its shopper told once that it is decided later, and once that it has ended', async () => {
    const { place } = await waiting();
    const told = () => shop().query(`SELECT payload ->> 'type' AS type FROM later_work ORDER BY created_at`);
    await overdue();
    await sweep();
    expect(await told()).toEqual([{ type: 'decision' }]);
    shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'suspected-fraud' });
    await place();
    expect(await told()).toEqual([{ type: 'decision' }, { type: 'ended' }]);
  });

  it('[BH-13] waits on after its deadline, and is placed when the provider has accepted', async () => {
    const { actor, place } = await waiting();
    await ask(actor, ADD, piece(SKU));
    await overdue();
    expect(await sweep()).toBe(1);
    expect(await placement()).toEqual({ state: 'challenge', until: 24 });
    shop().payments.afterChallenge = approve;
    expect(await place()).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await states()).toEqual(['ordered', 'active']);
    await expectSound(shop());
  });

  it('is asked about at once when payments tells of it, and keeps its deadline until then', async () => {
    await waiting();
    expect(await sweep()).toBe(0);
    const id = await idOf();
    await ports.placements.hasten(id);
    shop().payments.settle(id, { kind: 'declined', reason: 'suspected-fraud' });
    expect(await sweep()).toBe(1);
    expect(await placement()).toMatchObject({ state: 'released' });
    await expectSound(shop());
  });

  it('[BH-13] is an order with the next look when its end is told while the sweeper asks', async () => {
    await waiting();
    const id = await idOf();
    const { payments } = shop();
    payments.finding = async () => {
      payments.settle(id, await approve(payments.requests.at(-1)!));
      await ports.placements.hasten(id);
    };
    await overdue();
    expect(await sweep()).toBe(1);
    expect(await placement()).toEqual({ state: 'challenge', until: 24 });
    await shop().moveClock(NEXT_LOOK);
    expect(await sweep()).toBe(1);
    expect(await placement()).toMatchObject({ state: 'placed' });
    await expectSound(shop());
  });

  it('[BH-13] is an order with the next look when its end is told during the return of its shopper', async () => {
    const { place } = await waiting();
    const id = await idOf();
    const { payments } = shop();
    payments.afterChallenge = async () => {
      await ports.placements.hasten(id);
      return WAIT;
    };
    expect(await place()).toMatchObject({ __typename: 'CheckoutInProgress' });
    payments.settle(id, await approve(payments.requests.at(-1)!));
    await shop().moveClock(NEXT_LOOK);
    expect(await sweep()).toBe(1);
    expect(await placement()).toMatchObject({ state: 'placed' });
    await expectSound(shop());
  });

  it('[BH-13] is not ended by a look while payments stores the answer of its provider', async () => {
    await waiting();
    const id = await idOf();
    shop().payments.settle(id, { kind: 'unknown' });
    await shop().moveClock(NEXT_LOOK);
    expect(await sweep()).toBe(1);
    expect(await placement()).toMatchObject({ state: 'challenge' });
    shop().payments.settle(id, await approve(shop().payments.requests.at(-1)!));
    await shop().moveClock('20 minutes');
    expect(await sweep()).toBe(1);
    expect(await placement()).toMatchObject({ state: 'placed' });
    await expectSound(shop());
  });

  it('is looked at every ten minutes, and its shopper is told once', async () => {
    await waiting();
    for (const minutes of [10, 20, 30]) {
      await shop().moveClock(`${minutes} minutes`);
      expect([await sweep(), await sweep()]).toEqual([1, 0]);
      expect(await placement()).toEqual({ state: 'challenge', until: 24 });
    }
    expect(await shop().query(`SELECT payload ->> 'type' AS type FROM later_work`)).toEqual([
      { type: 'decision' },
    ]);
  });

  it('waits seven days at most, whatever the provider says', async () => {
    await waiting();
    await shop().query(`UPDATE placement SET created_at = clock() - interval '6 days 20 hours'`);
    await overdue();
    await sweep();
    expect(await placement()).toEqual({ state: 'challenge', until: 4 });
    await shop().query(`UPDATE placement SET created_at = clock() - interval '7 days 1 second'`);
    await overdue();
    await sweep();
    expect(await placement()).toMatchObject({ state: 'released' });
    await expectSound(shop());
  });
});

describe('the bag of a payment that has waited in vain', () => {
  const refused = async () => {
    const { actor, place } = await waiting();
    shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'suspected-fraud' });
    return { actor, place };
  };

  it('is as it was', async () => {
    const { actor, place } = await refused();
    expect(await place()).toMatchObject({ __typename: 'PaymentDeclinedError' });
    expect(await states()).toEqual(['active']);
    expect(await bagOf(actor)).toMatchObject({ lineItems: [{ quantity: 1 }], shippingAddress: {} });
  });

  it('is refused again in the same way to a request that is repeated', async () => {
    const { actor, place } = await waiting('repeated');
    shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'suspected-fraud' });
    const declined = await place();
    expect(declined).toMatchObject({ __typename: 'PaymentDeclinedError' });
    expect(await states()).toEqual(['active']);
    const again = { expectedTotal: 265_00, idempotencyKey: 'repeated' };
    expect(await ask(actor, CREATE, { input: again })).toEqual(declined);
  });

  it('takes the place of a new one without pieces', async () => {
    const { actor, place } = await refused();
    await ask(actor, ADD, piece(SKU));
    await shop().query(`DELETE FROM line_item USING cart WHERE cart_id = cart.id AND state = 'active'`);
    await place();
    expect(await states()).toEqual(['active', 'merged']);
    expect(await bagOf(actor)).toMatchObject({ lineItems: [{ quantity: 1 }], shippingAddress: {} });
  });

  it('adds its pieces to a new one with pieces', async () => {
    const { actor, place } = await refused();
    await ask(actor, ADD, piece(SKU));
    await place();
    expect(await states()).toEqual(['merged', 'active']);
    expect(await bagOf(actor)).toMatchObject({ lineItems: [{ quantity: 2 }] });
    await expectSound(shop());
  });

  it('leaves to a new one how it is paid for', async () => {
    const { actor, place } = await refused();
    await ask(actor, ADD, piece(SKU));
    await shop()
      .query(`UPDATE cart SET payment_method = CASE state WHEN 'active' THEN 'paypal' ELSE 'v12' END,
      finance = CASE state WHEN 'active' THEN NULL ELSE '{"product":"ifc-12","type":"IFC","deposit":null}'::jsonb END`);
    await place();
    expect(await shop().query(`SELECT payment_method, finance FROM cart WHERE state = 'active'`)).toEqual([
      { payment_method: 'paypal', finance: null },
    ]);
  });

  it('waits while the new one is being paid for, and is given back by the sweeper', async () => {
    const { actor, place } = await refused();
    await ask(actor, ADD, piece(SKU));
    const paid = randomUUID();
    await shop().query(`UPDATE cart SET placement_id = '${paid}' WHERE state = 'active'`);
    await place();
    expect(await states()).toEqual(['returned', 'active']);
    expect(await giveBagsBack(ports)).toBe(0);
    await shop().query(`UPDATE cart SET placement_id = NULL WHERE state = 'active'`);
    expect(await giveBagsBack(ports)).toBe(1);
    expect(await states()).toEqual(['merged', 'active']);
    await expectSound(shop());
  });
});
