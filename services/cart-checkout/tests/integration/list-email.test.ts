import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMailer } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { orderMailer } from '../../src/adapters/mail/order-mailer.ts';
import { listMailer } from '../../src/adapters/mail/list-mailer.ts';
import { FIRST_PAGE } from '../../src/domain/list/page.ts';
import type { Shopper } from '../../src/domain/shopper.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { serveGraph } from './support/graph.ts';
import { SHARE } from './support/list-documents.ts';
import { messageIdOf, openMailServer } from '@loupe/test-harness/mail-server';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import type { MailServer } from '@loupe/test-harness/mail-server';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const RING = '0100001';
const REFUSED = { type: 'TooManyAttemptsError' };
const senders = {
  beaverbrooks: {
    from: 'Beaverbrooks <orders@beaverbrooks.test>',
    storefrontUrl: 'https://beaverbrooks.test',
  },
  loupe: { from: 'Loupe <orders@loupe.test>', storefrontUrl: 'https://loupe.test' },
};

let shop: Shop;
let instance: Instance;
let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  [shop, server] = await Promise.all([openShop(), openMailServer()]);
  instance = shop.instance();
  mailer = createMailer({ smtpUrl: server.url });
});
beforeEach(async () => {
  server.reset();
  await shop.restock({ [RING]: 5 });
});
afterAll(async () => {
  mailer.close();
  await Promise.all([server.close(), shop.close()]);
});

let people = 0;
const caller = (change: object = {}) => ({
  session: `session-${++people}`,
  network: `198.51.${people % 250}.0/24`,
  ...change,
});
async function withList(site = 'beaverbrooks'): Promise<Shopper> {
  const shopper = guest(site);
  await instance.addToShoppingList(shopper, { productKey: RING, ...FIRST_PAGE });
  return shopper;
}
const share = (shopper: Shopper, input: object = {}, by = caller()) =>
  instance.sendShoppingListEmail(shopper, { email: `friend-${people}@example.com`, ...input }, by);
const noOrder = () => Promise.reject(new Error('No order was placed.'));
const noWarehouse = { fulfilment: { sendOrder: noOrder }, moneyAtWarehouse: { sendMoney: noOrder } };
function sweep(later = instance.ports.later) {
  const options = { mailer, senders, mediaUrl: 'https://media.test' };
  const [mail, listMail] = [orderMailer(options), listMailer(options)];
  return shop.runLater(laterHandlers({ ...instance.ports, mail, listMail, ...noWarehouse }), later);
}
const waiting = () => shop.query('SELECT attempts FROM later_work');

describe('sharing a list', () => {
  it.each([
    ['beaverbrooks', 'Someone has shared their favourites with you'],
    ['loupe', 'Someone has shared their wishlist with you'],
  ])(
    '[MU-17] of %s sends one e-mail with the list at that time, and then deletes it',
    async (site, subject) => {
      const shopper = await withList(site);
      const input = { email: 'eve@example.com', senderName: 'Ada', message: 'For my birthday?' };
      expect(await share(shopper, input)).toEqual({ type: 'Done', value: true });
      await instance.removeFromShoppingList(shopper, { productKey: RING, ...FIRST_PAGE });
      expect(await sweep()).toBe(1);
      expect(server.inbox).toHaveLength(1);
      const words = server.words(0);
      for (const said of [
        ...[`Subject: ${subject}`, 'To: eve@example.com', 'Ada', 'For my birthday?', 'Halo Pendant'],
        ...[
          `https://${site}.test/${RING}/amberley-halo-pendant/p`,
          'https://media.test/i/halo-pendant?w=536',
        ],
      ])
        expect(words).toContain(said);
      expect(await waiting()).toEqual([]);
      expect(await sweep()).toBe(0);
    },
  );

  it('[MU-17] gives up a list although the end of the one before it cannot be stored', async () => {
    for (const email of ['first@example.com', 'second@example.com']) await share(await withList(), { email });
    server.refuseWith(450);
    await shop.moveClock('337 hours');
    const condition = `OLD.payload ->> 'recipient' = 'first@example.com'`;
    const allow = await refuseRows(shop.query, { table: 'later_work', event: 'DELETE', condition });
    await expect(sweep()).rejects.toThrow('refused by the test');
    expect(await waiting()).toHaveLength(1);
    await allow();
    server.refuseWith(undefined);
  });

  it('[MU-17] without a list, or with one without shown products, is refused', async () => {
    expect(await share(guest())).toEqual({ type: 'ShoppingListEmptyError', site: 'beaverbrooks' });
    const shopper = await withList();
    await shop.query(`UPDATE product_projection SET sites = '{}'`);
    expect(await share(shopper)).toMatchObject({ type: 'ShoppingListEmptyError' });
    expect(await waiting()).toEqual([]);
  });

  it('[MU-17] puts no header into the e-mail, whatever is typed', async () => {
    const shopper = await withList();
    for (const input of [
      { email: 'eve@example.com\r\nBcc: mallory@example.com' },
      { senderName: 'Ada\r\nBcc: mallory' },
      { email: 'eve@example.com, mallory@example.com' },
    ])
      await expect(share(shopper, input)).rejects.toMatchObject({ name: 'InvalidFieldError' });
    await share(shopper, { message: 'first\r\n\r\nBcc: mallory\r\n.\r\nRCPT TO: mallory' });
    await sweep();
    const [headers = ''] = (server.inbox[0] ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/mallory/i);
    expect(server.inbox).toHaveLength(1);
  });
});

describe('sharing a link of one’s own', () => {
  it('[MU-17] is refused and typed, stores nothing and sends nothing', async () => {
    const graph = await serveGraph(instance);
    try {
      const shopper = await withList();
      const actor = { anonymousId: shopper.owner.slice(2) };
      for (const text of [
        'prize.example',
        'prize\uff0ecom',
        'prize.\u200bcom',
        'tel:60777',
        'call 0900 123 4567',
      ])
        for (const field of ['senderName', 'message'])
          expect(
            await graph.ask(actor, SHARE, { input: { email: 'eve@example.com', [field]: text } }),
          ).toMatchObject({ errors: [{ extensions: { code: 'ValidationError', field } }] });
      expect(await waiting()).toEqual([]);
      expect(await shop.query('SELECT key FROM rate_limit')).toEqual([]);
      expect(await sweep()).toBe(0);
      expect(server.inbox).toEqual([]);
    } finally {
      await graph.stop();
    }
  });
});

describe('sharing too often', () => {
  it('[MU-17] is limited to five an hour per session, for any recipient and network', async () => {
    const shopper = await withList();
    for (let n = 0; n < 5; n++) await share(shopper, {}, caller({ session: 'one' }));
    const refused = await share(shopper, {}, caller({ session: 'one' }));
    expect(refused).toMatchObject(REFUSED);
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(3_500);
    expect(await waiting()).toHaveLength(5);
    await shop.moveClock('61 minutes');
    expect(await share(shopper, {}, caller({ session: 'one' }))).toEqual({ type: 'Done', value: true });
  });

  it('[MU-17] is limited to twenty an hour per network, on all instances, and three a day per recipient', async () => {
    const shopper = await withList();
    const both = [instance, shop.instance()];
    const from = () => ({ ...caller(), network: '203.0.113.0/24' });
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        both[n % 2]!.sendShoppingListEmail(shopper, { email: `f${n}@example.com` }, from()),
      ),
    );
    expect(outcomes.filter(({ type }) => type === 'Done')).toHaveLength(20);
    expect(await waiting()).toHaveLength(20);
    for (let n = 0; n < 3; n++) await share(shopper, { email: 'Eve@example.com' });
    expect(await share(shopper, { email: 'eve@EXAMPLE.com' })).toMatchObject(REFUSED);
  });

  it('[MU-17] is not counted by one limit for what another refuses', async () => {
    const shopper = await withList();
    const from = () => caller({ session: 'two', network: '203.0.113.0/24' });
    for (let n = 0; n < 3; n++) await share(shopper, { email: 'eve@example.com' }, from());
    for (let n = 0; n < 3; n++)
      expect(await share(shopper, { email: 'eve@example.com' }, from())).toMatchObject(REFUSED);
    expect(await share(shopper, { email: 'bob@example.com' }, from())).toEqual({ type: 'Done', value: true });
  });
});

describe('a stored e-mail', () => {
  it('[MU-17] waits while the mail server is unavailable, and is sent when it is back', async () => {
    await share(await withList());
    server.refuseWith(451);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await waiting()).toEqual([{ attempts: 1 }]);
    server.refuseWith(undefined);
    await shop.moveClock('3 minutes');
    await sweep();
    expect(server.inbox).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(shop.laterFailures).toMatchObject([{ kind: 'list-email', outcome: 'waits' }]);
  });

  it('[MU-17] survives a crash between answer and sending; a crash after sending leads to a copy with the same Message-ID', async () => {
    await share(await withList());
    const die = () => Promise.reject(new Error('killed'));
    await expect(sweep({ ...instance.ports.later, remove: die })).rejects.toThrow('killed');
    expect(server.inbox).toHaveLength(1);
    await shop.moveClock('3 minutes');
    await sweep();
    expect(server.inbox).toHaveLength(2);
    expect(messageIdOf(server.inbox[0])).toBe(messageIdOf(server.inbox[1]));
    expect(await waiting()).toEqual([]);
  });

  it('[MU-17] to an address that is rejected, or deferred for two weeks, is given up', async () => {
    const shopper = await withList();
    await share(shopper);
    server.refuseWith(550);
    await sweep();
    expect(await waiting()).toEqual([]);
    await share(shopper);
    server.refuseWith(451);
    await shop.moveClock('337 hours');
    await sweep();
    expect(await waiting()).toEqual([]);
    expect(server.inbox).toEqual([]);
  });

  it('[MU-17] is leased by one instance at a time', async () => {
    const shopper = await withList();
    for (let n = 0; n < 4; n++) await share(shopper);
    const other = shop.instance();
    await Promise.all([sweep(), sweep(other.ports.later), sweep()]);
    expect(server.inbox).toHaveLength(4);
  });
});

describe('sharing in the graph', () => {
  it('[MU-17] [ER-04] returns true, or an error with a name, a message and Retry-After', async () => {
    const graph = await serveGraph(instance);
    try {
      const shopper = await withList();
      const actor = { anonymousId: shopper.owner.slice(2) };
      const ask = (email: string, who: object = actor) => graph.ask(who, SHARE, { input: { email } });
      expect(await ask('a@example.com')).toEqual({ data: { sendShoppingListEmail: true } });
      expect(await ask('nobody')).toMatchObject({
        errors: [{ extensions: { code: 'ValidationError', field: 'email' } }],
      });
      expect(await ask('a@example.com', { anonymousId: guest().owner.slice(2) })).toMatchObject({
        errors: [
          {
            message: 'There is nothing in your favourites to send yet.',
            extensions: { code: 'ShoppingListEmptyError' },
          },
        ],
      });
      for (const email of ['b@x.com', 'c@x.com', 'd@x.com', 'e@x.com']) await ask(email);
      expect(await ask('f@x.com')).toMatchObject({
        errors: [{ extensions: { code: 'TooManyAttemptsError', retryAfterSeconds: expect.any(Number) } }],
      });
      const { headers } = await graph.respond(actor, SHARE, { input: { email: 'f@x.com' } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    } finally {
      await graph.stop();
    }
  });
});
