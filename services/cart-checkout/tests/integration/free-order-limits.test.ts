import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { ADDRESS } from './support/buyer.ts';
import { ADD, DELIVERY, FREE, QUANTITY } from './support/documents.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece, product, variant } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const CARE_CARD = '0100008';

let shop: Shop;
let graphs: Graph[];
beforeAll(async () => {
  shop = await openShop();
  graphs = await Promise.all([1, 2].map(() => serveGraph(shop.instance({ sourceFactor: 1 }))));
});
beforeEach(async () => {
  await shop.restock({ [CARE_CARD]: 9_000 });
  const prices = [{ site: 'beaverbrooks', minorUnits: 0, validFromMs: 0, validUntilMs: 0 }];
  const free = product(CARE_CARD, { version: 2n, variants: [variant(CARE_CARD, { prices })] });
  await productRepository(poolTx(shop.pool)).save(free);
});
afterAll(async () => {
  await Promise.all(graphs.map((graph) => graph.stop()));
  await shop.close();
});

type Answer = Record<string, Record<string, unknown> & { __typename: string }>;
interface Asker {
  readonly email?: string;
  readonly ip?: string;
  readonly address?: object;
  readonly token?: string;
}

let asked = 0;
/** The answer of a document's one field, from one of the instances. */
async function ask(actor: object, document: string, variables: object, ip = '203.0.113.7') {
  const graph = graphs[asked++ % graphs.length]!;
  const { data, errors } = await graph.ask<Answer>(actor, document, variables, { 'x-client-ip': ip });
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0]!;
}

async function bag({ email = 'ada@example.com', address = ADDRESS, ip }: Asker) {
  const actor = { anonymousId: randomUUID() };
  const cart = await ask(actor, ADD, piece(CARE_CARD), ip);
  await ask(actor, DELIVERY, { input: { address, email } }, ip);
  const lines = cart['lineItems'] as { id: string }[];
  return { actor, lineItemId: lines[0]?.id ?? '' };
}

async function order(asker: Asker) {
  const { actor } = await bag(asker);
  return ask(actor, FREE, { expectedTotal: 0, reCaptchaToken: asker.token }, asker.ip);
}

async function orders(count: number, asker: (n: number) => Asker) {
  const types: string[] = [];
  for (let n = 0; n < count; n++) types.push((await order(asker(n))).__typename);
  return types;
}
const placed = async () =>
  (await shop.query<{ n: number }>('SELECT count(*)::int AS n FROM sales_order'))[0]?.n;
const elsewhere = (n: number) => ({ ...ADDRESS, postalCode: `M${n + 1} 1AA` });
const human = (n: number) => shop.robots.human(`token-${n}`);

describe('complimentary pieces', () => {
  it('[MU-08] [VA-13] are one of a kind in an order, as their own specification says', async () => {
    const { actor, lineItemId } = await bag({});
    expect(await ask(actor, QUANTITY, { lineItemId, quantity: 99 })).toMatchObject({
      __typename: 'ValidationError',
      field: 'quantity',
    });
    expect(await ask(actor, ADD, piece(CARE_CARD))).toMatchObject({ __typename: 'CartLimitError' });
    // A bag from before: the claim judges, too.
    await shop.query('UPDATE line_item SET quantity = 99');
    expect(await ask(actor, FREE, { expectedTotal: 0 })).toMatchObject({
      __typename: 'ValidationError',
      field: 'quantity',
    });
    expect(await shop.stockOf(CARE_CARD)).toEqual({ onHand: 9_000, reserved: 0 });
    expect(await shop.query('SELECT id FROM placement')).toEqual([]);
    expect(await ask(actor, QUANTITY, { lineItemId, quantity: 1 })).toMatchObject({ __typename: 'Cart' });
    expect(await ask(actor, FREE, { expectedTotal: 0 })).toMatchObject({ __typename: 'OrderPlaced' });
  });
});

describe('free orders', () => {
  it('[MU-08] to one e-mail, from any network and to any address: two a day, then the bot check, five at most', async () => {
    const asker = (n: number) => ({ ip: `198.51.${n}.7`, address: elsewhere(n) });
    expect(await orders(6, asker)).toEqual([
      ...['OrderPlaced', 'OrderPlaced'],
      ...Array.from({ length: 4 }, () => 'ReCaptchaError'),
    ]);
    const withCheck = await orders(6, (n) => ({ ...asker(n + 6), token: human(n) }));
    expect(withCheck.filter((type) => type === 'OrderPlaced')).toHaveLength(3);
    expect(withCheck.slice(-3)).toEqual(Array.from({ length: 3 }, () => 'TooManyAttemptsError'));
    expect(await placed()).toBe(5);
    await expectSound(shop);
  });

  it('[MU-08] to one address, under any name, e-mail and network: three a day, then the bot check, ten at most', async () => {
    const asker = (n: number) => ({
      ip: `198.51.${n}.7`,
      email: `eve${n}@example.com`,
      token: n < 30 ? '' : human(n),
      address: { ...ADDRESS, firstName: `Eve${'a'.repeat(n % 9)}`, streetNumber: String(n) },
    });
    const types = await orders(60, asker);
    expect(types.slice(0, 4)).toEqual(['OrderPlaced', 'OrderPlaced', 'OrderPlaced', 'ReCaptchaError']);
    expect(types.at(-1)).toBe('TooManyAttemptsError');
    expect(await placed()).toBe(10);
  });

  it('[MU-08] from one network: five an hour, then the bot check, twenty at most; an hour later again', async () => {
    const asker = (n: number) => ({ email: `eve${n}@example.com`, address: elsewhere(n) });
    expect((await orders(8, asker)).filter((type) => type === 'OrderPlaced')).toHaveLength(5);
    const checked = await orders(18, (n) => ({ ...asker(n + 10), token: human(n) }));
    expect(checked.filter((type) => type === 'OrderPlaced')).toHaveLength(15);
    expect(checked.at(-1)).toBe('TooManyAttemptsError');
    await shop.moveClock('61 minutes');
    expect(await orders(1, () => asker(50))).toEqual(['OrderPlaced']);
  });

  it('[MU-08] that are refused hold and write nothing, and say when to try again', async () => {
    await orders(2, (n) => ({ address: elsewhere(n) }));
    const before = await shop.rowCounts();
    const { actor } = await bag({ address: elsewhere(9) });
    expect(await ask(actor, FREE, { expectedTotal: 0 })).toMatchObject({ code: 'ReCaptchaError' });
    expect(await ask(actor, FREE, { expectedTotal: 0, reCaptchaToken: 'made up' })).toMatchObject({
      code: 'ReCaptchaError',
    });
    const { cart: _c, line_item: _l, rate_limit: _r, ...rest } = await shop.rowCounts();
    expect(before).toMatchObject(rest);
    // The wrong token stays counted.
    await orders(2, (n) => ({ address: elsewhere(n + 20), token: human(n) }));
    const full = await ask(actor, FREE, { expectedTotal: 0, reCaptchaToken: human(9) });
    expect(full).toMatchObject({ code: 'TooManyAttemptsError', retryAfterSeconds: expect.any(Number) });
    expect(await shop.stockOf(CARE_CARD)).toEqual({ onHand: 9_000 - 4, reserved: 0 });
  });

  it('[MU-08] count when they are placed: repeats and refused bags use up nothing', async () => {
    const { actor } = await bag({});
    for (let n = 0; n < 5; n++)
      expect(await ask(actor, FREE, { expectedTotal: 0 })).toMatchObject({ __typename: 'OrderPlaced' });
    const other = await bag({ address: elsewhere(2) });
    for (let n = 0; n < 5; n++)
      expect(await ask(other.actor, FREE, { expectedTotal: 1 })).toMatchObject({ code: 'PriceChangedError' });
    expect(await ask(other.actor, FREE, { expectedTotal: 0 })).toMatchObject({ __typename: 'OrderPlaced' });
  });
});
