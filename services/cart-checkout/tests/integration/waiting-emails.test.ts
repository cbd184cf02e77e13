import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NextAction } from '../../src/domain/placement/next-action.ts';
import { followWaiting } from '../../src/use-cases/follow-waiting.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { ADDRESS } from './support/buyer.ts';
import { ADD, BILLING, DELIVERY } from './support/documents.ts';
import { SKU, restock } from './support/gift-card-buyer.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { openOrderMail } from './support/order-mail.ts';
import { piece } from './support/products.ts';
import { approve } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SUBMIT = `mutation ($input: SubmitFinanceApplicationInput!) { submitFinanceApplication(input: $input) {
  __typename ... on FinanceApplication { financeApplicationId } } }`;
const SEEN = { expectedTotal: 265_00, financeProduct: 'ifc-12', financeDeposit: 0 };
const action = (of: NextAction) => ({ kind: 'action', action: of, validSeconds: 200_000 }) as const;
const FORM = action({ kind: 'redirect', url: 'https://lender.test/form' });
const REFERRED = action({ kind: 'wait', applicationStatus: 'REFERRED' });
const SIGN = { kind: 'redirect', url: 'https://lender.test/sign', applicationStatus: 'ACCEPTED' } as const;
const ACCEPTED = action(SIGN);
const DECLINED = { kind: 'declined', reason: 'loan-declined' } as const;

let shop: Shop;
let instance: Instance;
let graph: Graph;
let post: Awaited<ReturnType<typeof openOrderMail>>;
beforeAll(async () => {
  [shop, post] = await Promise.all([openShop(), openOrderMail()]);
  instance = shop.instance();
  graph = await serveGraph(instance);
});
beforeEach(async () => {
  await restock(shop);
  post.server.reset();
  shop.payments.answer = () => FORM;
});
afterAll(async () => {
  await graph.stop();
  await Promise.all([post.close(), shop.close()]);
});

async function applying(): Promise<string> {
  const actor = { anonymousId: randomUUID() };
  const ask = (document: string, variables: object) =>
    fieldOf<Readonly<Record<string, unknown>>>(graph, actor, document, variables);
  await ask(ADD, { ...piece(SKU), financeProduct: 'ifc-12', financeDeposit: 0 });
  await ask(DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
  await ask(BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
  return String((await ask(SUBMIT, { input: SEEN }))['financeApplicationId']);
}

const none = () => Promise.reject(new Error('No order was placed.'));
/** Runs what is due. @returns how many e-mails have come in all */
async function sent(): Promise<number> {
  const outside = { mail: post.mail, listMail: { send: none } };
  const warehouse = { fulfilment: { sendOrder: none }, moneyAtWarehouse: { sendMoney: none } };
  await shop.runLater(laterHandlers({ ...instance.ports, ...outside, ...warehouse }));
  return post.server.inbox.length;
}

/** Payments tells twice that the lender has said something, and checkout asks each time. */
async function lenderSays(id: string, outcome: Parameters<Shop['payments']['settle']>[1]): Promise<number> {
  shop.payments.settle(id, outcome);
  for (let told = 0; told < 2; told++) {
    await instance.ports.placements.hasten(id);
    await sweepPlacements(instance.ports);
    await sent();
  }
  return sent();
}

const bags = async () => (await shop.query<{ state: string }>('SELECT state FROM cart')).map((c) => c.state);
const plain = (index: number) => post.server.words(index).replaceAll(/\s+/g, ' ');

const REMINDERS = [{ type: 'decision-reminder' }, { type: 'signature-reminder' }];
const unsent = () => shop.query(`SELECT payload ->> 'type' AS type FROM later_work ORDER BY next_attempt_at`);

describe('e-mails about a loan that takes days', () => {
  it('tell of a referral, of the agreement to sign and of the end, once each, and the bag is back', async () => {
    const id = await applying();
    expect(await sent()).toBe(0);
    expect(await lenderSays(id, REFERRED)).toBe(1);
    expect(await lenderSays(id, ACCEPTED)).toBe(2);
    expect(await lenderSays(id, REFERRED)).toBe(2);
    expect(await bags()).toEqual(['detached']);
    expect(await lenderSays(id, DECLINED)).toBe(3);
    expect(await bags()).toEqual(['active']);
    const page = `/checkout/application?application=${id}`;
    const said = ['waiting for the lender', 'Please read and sign', 'Your payment has ended'];
    for (const [index, heading] of said.entries()) {
      for (const text of ['To: ada@example.com', 'Subject: About your order', heading, page])
        expect(plain(index)).toContain(text);
    }
    await expectSound(shop);
  });

  it('[MU-15] are one of a decline at the page', async () => {
    const id = await applying();
    expect(await lenderSays(id, DECLINED)).toBe(1);
  });

  it('leave a quarter of an hour to sign to who was accepted at the page, and are none if it was used', async () => {
    const id = await applying();
    expect(await lenderSays(id, ACCEPTED)).toBe(0);
    await shop.moveClock('16 minutes');
    expect(await sent()).toBe(1);
    const used = await applying();
    await lenderSays(used, ACCEPTED);
    expect(await lenderSays(used, await approve(shop.payments.requests.at(-1)!))).toBe(1);
    await shop.moveClock('32 minutes');
    expect(await sent()).toBe(1);
  });

  it('remind once a day before a wait ends, of a decision and of a signature', async () => {
    const id = await applying();
    expect(await lenderSays(id, REFERRED)).toBe(1);
    await shop.moveClock('31 hours');
    expect(await sent()).toBe(1);
    await shop.moveClock('32 hours');
    expect(await sent()).toBe(2);
    expect(plain(1)).toContain('Still waiting for an answer');
    await shop.moveClock('33 hours');
    expect(await sent()).toBe(2);
    expect(await lenderSays(id, ACCEPTED)).toBe(3);
    await shop.moveClock('65 hours');
    expect(await sent()).toBe(4);
    for (const said of ['Subject: About your order', 'Still to sign']) expect(plain(3)).toContain(said);
    expect(await unsent()).toEqual([]);
  });

  it.each([
    ['signed', async () => approve(shop.payments.requests.at(-1)!), 1],
    ['declined', async () => DECLINED, 2],
  ] as const)('do not remind of a wait that ended before: %s', async (_what, end, mails) => {
    const id = await applying();
    await lenderSays(id, REFERRED);
    expect(await lenderSays(id, await end())).toBe(mails);
    await shop.moveClock('32 hours');
    expect(await sent()).toBe(mails);
    expect(await unsent()).toEqual([]);
  });

  it('tell once of a yes after the end, when no order can follow', async () => {
    const id = await applying();
    await lenderSays(id, REFERRED);
    const told = { placementId: id, applicationStatus: 'CANCELLED', agreedLate: true, version: 9n } as const;
    for (let twice = 0; twice < 2; twice++) await followWaiting(instance.ports, told);
    expect(shop.woken).toContain('waiting-email');
    expect(await sent()).toBe(1);
    expect(await lenderSays(id, DECLINED)).toBe(2);
    await shop.moveClock('3 minutes');
    expect(await sent()).toBe(3);
    for (const said of ['Subject: About your order', 'You owe nothing']) expect(plain(2)).toContain(said);
    expect(await bags()).toEqual(['active']);
    await expectSound(shop);
  });

  it('are of an end within that time, and ask nobody to sign after it', async () => {
    const id = await applying();
    await lenderSays(id, ACCEPTED);
    expect(await lenderSays(id, DECLINED)).toBe(1);
    await shop.moveClock('16 minutes');
    expect(await sent()).toBe(1);
  });

  it('are kept while the mail server is away, and not sent when they are out of date', async () => {
    const id = await applying();
    post.server.refuseWith(450);
    expect(await lenderSays(id, REFERRED)).toBe(0);
    post.server.refuseWith(undefined);
    await lenderSays(id, ACCEPTED);
    await shop.moveClock('3 minutes');
    expect(await sent()).toBe(1);
    expect(plain(0)).toContain('Please read and sign');
    expect(await unsent()).toEqual(REMINDERS);
  });

  it('are not tried again when the address is refused for good', async () => {
    const id = await applying();
    post.server.refuseWith(550);
    expect(await lenderSays(id, REFERRED)).toBe(0);
    expect(await unsent()).toEqual(REMINDERS.slice(0, 1));
  });
});
