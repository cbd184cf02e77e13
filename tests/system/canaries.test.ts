import { beforeAll, describe, expect, it } from '@jest/globals';
import { CARD_JOURNEYS } from './support/card-canaries.ts';
import { GIFT_CARD_JOURNEYS } from './support/gift-card-canaries.ts';
import { findInHeap } from './support/heap.ts';
import { findInLogs, findInSpans, findInTables, findInTopics } from '@loupe/scripted-shopper/places';
import { secretValue } from '@loupe/scripted-shopper/secret';
import type { Secret } from '@loupe/scripted-shopper/secret';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';
import { EXPRESS_EMAIL, WALLET_JOURNEYS } from './support/wallet-canaries.ts';

const JOURNEYS = [...CARD_JOURNEYS, ...GIFT_CARD_JOURNEYS, ...WALLET_JOURNEYS];
/** Processes that take part in a payment. */
const PROCESSES = ['payments-finance', 'cart-checkout'];

/** Every secret and private key of the stack: those of providers, and those by which our services sign. */
function keysOfStack(): Secret[] {
  const all = Object.entries(stackUnderTest().keys).flatMap(([set, { keys }]) =>
    Object.values(keys).map((key) => ({
      set,
      secret: typeof key === 'string' ? key : (key as { d?: string }).d,
    })),
  );
  return all.flatMap(({ set, secret }) =>
    secret === undefined ? [] : [secretValue(`a key of ${set}`, secret)],
  );
}

const SECRETS = JOURNEYS.flatMap(({ secrets }) => secrets);
/** Of a payment, which a process of ours has in its memory while it passes it on. */
const PASSING: Secret[] = [];
let orderNumbers: string[];
let keys: Secret[];

beforeAll(async () => {
  keys = keysOfStack();
  orderNumbers = [];
  for (const { run } of JOURNEYS) orderNumbers.push(await run((secret) => void PASSING.push(secret)));
  const published = orderNumbers.map((number) => ({ name: number, pattern: number }));
  await until('every order is published', async () => {
    const found = await findInTopics(published);
    return orderNumbers.every((number) => found.some((place) => place.startsWith(`${number} in`)));
  });
}, 120_000);

const pidOf = (name: string): number => {
  const pid = stackUnderTest().pids[name];
  if (pid === undefined) throw new Error(`There is no process ${name}.`);
  return pid;
};

describe('[ER-13] card data, what wallets pass on, and the keys of the stack', () => {
  it('are looked for where the orders are found', async () => {
    expect(orderNumbers).toHaveLength(JOURNEYS.length);
    expect(keys.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['a key of cybersource', 'a key of paypal', 'a key of klarna']),
    );
    const [number = ''] = orderNumbers;
    const control = [secretValue('the order number', number)];
    expect(await findInTables(control)).toContain('the order number in cart_checkout.sales_order');
    expect(await findInTables(control)).toContain('the order number in payments_finance.tender');
  });

  it('are in no table', async () => {
    expect(await findInTables([...SECRETS, ...PASSING, ...keys])).toEqual([]);
  });

  it('are in no topic', async () => {
    expect(await findInTopics([...SECRETS, ...PASSING, ...keys])).toEqual([]);
  });

  it('are in no log', () => {
    expect(findInLogs([...SECRETS, ...PASSING, ...keys])).toEqual([]);
  });

  it('are in no span', async () => {
    expect(await findInSpans([...SECRETS, ...PASSING, ...keys])).toEqual([]);
  });

  it('and the e-mail address of who pays from the bag are where the order is sent from alone', async () => {
    const places = await findInTables([EXPRESS_EMAIL]);
    expect(places).toEqual(
      ['cart', 'placement', 'sales_order'].map((table) => `${EXPRESS_EMAIL.name} in cart_checkout.${table}`),
    );
    expect(await findInTopics([EXPRESS_EMAIL])).toEqual([]);
    expect(findInLogs([EXPRESS_EMAIL])).toEqual([]);
    expect(await findInSpans([EXPRESS_EMAIL])).toEqual([]);
  });

  it.each(PROCESSES)(
    'are not in a heap snapshot of %s',
    async (name) => {
      const control = { name: 'the control', pattern: `${name}-background` };
      expect(await findInHeap(pidOf(name), [control, ...SECRETS, ...keys])).toEqual(['the control']);
    },
    120_000,
  );
});
