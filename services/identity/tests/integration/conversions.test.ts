import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONSENT_TEXT_VERSION } from '@loupe/contracts/consent-text';
import type { Actor } from '@loupe/subgraph-server/actor';
import { runLater } from '@loupe/database/run-later';
import type { LaterFailure } from '@loupe/database/run-later';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { startSandbox } from '@loupe/test-harness/sandbox';
import type { Sandbox } from '@loupe/test-harness/sandbox';
import { conversionsClient } from '../../src/adapters/meta/conversions-client.ts';
import { conversionHandlers } from '../../src/use-cases/send-conversions.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { guest, newCustomer } from './support/shopper.ts';

const TOKEN = 'a-token-of-ours';
const PIXELS = 'beaverbrooks=42,loupe=43';
const SEND = 'mutation SendFacebookEvent($input: FacebookEventInput!) { sendFacebookEvent(input: $input) }';
const RECORD = 'mutation ($input: ConsentInput!) { recordConsent(input: $input) }';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

let network: Sandbox;
let house: House;
let ended: string[];
let failures: LaterFailure[];
beforeAll(async () => {
  network = await startSandbox('meta', {
    KEYS_FILE: keysFile({ meta: oneKey(TOKEN) }),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'meta-')),
    PIXELS,
  });
  house = await openHouse();
});
beforeEach(async () => {
  [ended, failures] = [[], []];
  await network.put('/control', { mode: 'up' });
  await fetch(`${network.url}/api/events`, { method: 'DELETE' });
  await house.query('DELETE FROM later_work');
});
afterAll(async () => {
  await network.stop();
  await house.close();
});

const answer = (consentId: string, categories: string[], textVersion = CONSENT_TEXT_VERSION) =>
  house.ask(guest(), RECORD, { input: { consentId, textVersion, categories } });

async function agreed(): Promise<string> {
  const consentId = randomUUID();
  await answer(consentId, ['marketing']);
  return consentId;
}

const event = (changes: object = {}) => ({
  eventName: 'AddToCart',
  eventId: randomUUID(),
  eventSourceUrl: 'https://shop.example/0100002/ring/p?utm_source=x',
  value: 125_000,
  contents: [{ id: '0100002', quantity: 1, itemPrice: 125_000 }],
  ...changes,
});
const send = (changes: object, actor: Actor = guest(), browser: object = {}) =>
  house.ask(actor, SEND, { input: event(changes) }, browser);
const taken = async (changes: object, actor?: Actor, browser?: object): Promise<unknown> =>
  ((await send(changes, actor, browser)).data as unknown as { sendFacebookEvent: boolean }).sendFacebookEvent;

/** Sends what is due. */
function sweep(ahead = 0, token = TOKEN) {
  const pixels = new Map([
    ['beaverbrooks', '42'],
    ['loupe', '43'],
  ]);
  const handlers = conversionHandlers({
    consents: house.ports.consents,
    conversions: conversionsClient({ url: `${network.url}/v25.0`, pixels, token: () => token }),
    conversionEnded: (outcome) => void ended.push(outcome),
    now: () => new Date(Date.now() + ahead),
  });
  return runLater({
    later: house.ports.laterConversions,
    handlers,
    report: (failure) => failures.push(failure),
  });
}
const rows = () => house.query<{ payload: { event: object } }>('SELECT payload FROM later_work');
const dueNow = () => house.query(`UPDATE later_work SET next_attempt_at = now() - interval '1 second'`);
const told = async () =>
  (await (await fetch(`${network.url}/api/events`)).json()) as {
    good: { pixel: string; event: Record<string, unknown> }[];
    bad: unknown[];
  };

describe('an event for the advertising network', () => {
  it('[MU-18] [QY-16] is stored for who agreed to marketing, hashed, sent in its form, and deleted then', async () => {
    const consentId = await agreed();
    const customer = { email: 'Ada.Byron@Example.com', phone: '07700 900123', country: 'GB' };
    const fbp = 'fb.1.1764400000000.42';
    expect(await taken({ consentId, customer, fbp, fbc: 'made up', orderId: 'BB1' })).toBe(true);
    const stored = JSON.stringify(await rows());
    for (const typed of ['Byron', 'byron', '900123', 'utm_source', 'made up'])
      expect(stored).not.toContain(typed);
    expect(await sweep()).toBe(1);
    const { good, bad } = await told();
    expect([good.length, bad, ended, await rows()]).toEqual([1, [], ['sent'], []]);
    expect(good[0]).toMatchObject({
      pixel: '42',
      event: {
        event_name: 'AddToCart',
        event_time: expect.any(Number),
        event_source_url: 'https://shop.example/0100002/ring/p',
        action_source: 'website',
        custom_data: {
          currency: 'GBP',
          value: 1_250,
          order_id: 'BB1',
          contents: [{ id: '0100002', quantity: 1, item_price: 1_250 }],
        },
      },
    });
    expect(good[0]?.event['user_data']).toEqual({
      em: [sha256('ada.byron@example.com')],
      ph: [sha256('447700900123')],
      country: [sha256('gb')],
      client_user_agent: expect.stringContaining('Chrome'),
      client_ip_address: '198.51.100.7',
      fbp,
    });
  });

  it('[MU-18] is told once, however often a page or another client sends it, also after it was told', async () => {
    const consentId = await agreed();
    const eventId = `purchase.${randomUUID()}`;
    for (const eventName of ['Purchase', 'Purchase', 'AddToCart'])
      expect(await taken({ consentId, eventId, eventName })).toBe(true);
    await sweep();
    expect(await taken({ consentId, eventId, eventName: 'Purchase' })).toBe(true);
    await sweep();
    const names = (await told()).good.map(({ event: { event_name } }) => event_name);
    expect(names.toSorted()).toEqual(['AddToCart', 'Purchase']);
  });

  it('[MU-18] of a signed-in customer has what the account says, and the id hashed', async () => {
    const { actor, email, id } = await newCustomer(house);
    expect(await taken({ consentId: await agreed(), customer: { lastName: "O'Neill" } }, actor)).toBe(true);
    await sweep();
    const [{ event: sent } = { event: {} }] = (await told()).good;
    expect((sent as Record<string, unknown>)['user_data']).toMatchObject({
      em: [sha256(email)],
      fn: [sha256('ada')],
      ln: [sha256('oneill')],
      external_id: [sha256(id)],
    });
  });

  it('[MU-18] [RO-03] is neither stored nor sent without consent to marketing, nor of a bot', async () => {
    const consentId = randomUUID();
    expect(await taken({})).toBe(false);
    expect(await taken({ consentId })).toBe(false);
    await answer(consentId, ['statistics', 'experience']);
    expect(await taken({ consentId })).toBe(false);
    const yes = await agreed();
    // An answer is for one shop.
    expect(await taken({ consentId: yes }, guest('loupe'))).toBe(false);
    for (const userAgent of ['', 'Googlebot/2.1 (+http://www.google.com/bot.html)'])
      expect(await taken({ consentId: yes }, guest(), { userAgent })).toBe(false);
    await house.query(`UPDATE consent SET decided_at = now() - interval '183 days' WHERE consent_id = $1`, [
      yes,
    ]);
    expect(await taken({ consentId: yes })).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it('[RO-03] consent counts when it happened and when it is sent: what is withdrawn is dropped, and counted', async () => {
    const consentId = await agreed();
    const hour = Math.floor(Date.now() / 1_000) - 3_600;
    expect(await taken({ consentId, eventTime: hour })).toBe(false);
    expect(await taken({ consentId })).toBe(true);
    await answer(consentId, ['statistics']);
    expect(await taken({ consentId })).toBe(false);
    await sweep();
    expect([ended, await rows(), await told()]).toEqual([['no consent'], [], { good: [], bad: [] }]);
  });

  it.each([-1, 1])(
    '[RO-03] [BH-07] an answer to the text %d version on counts for no event, neither when it happens nor when it is sent',
    async (away) => {
      const consentId = await agreed();
      expect(await taken({ consentId })).toBe(true);
      await answer(consentId, ['marketing'], CONSENT_TEXT_VERSION + away);
      expect(await taken({ consentId })).toBe(false);
      await sweep();
      expect([ended, await told()]).toEqual([['no consent'], { good: [], bad: [] }]);
    },
  );

  it.each(['down', 'busy', 'silent', 'endless', 'hostile'])(
    '[MU-18] waits while the network is %s, and is told once it answers',
    async (mode) => {
      await taken({ consentId: await agreed() });
      await network.put('/control', { mode });
      const began = performance.now();
      await sweep();
      expect(performance.now() - began).toBeLessThan(4_000);
      expect([failures.map(({ outcome }) => outcome), (await rows()).length]).toEqual([['waits'], 1]);
      await network.put('/control', { mode: 'up' });
      await dueNow();
      await sweep();
      expect([ended, await rows()]).toEqual([['sent'], []]);
    },
  );

  it('[MU-18] is not tried again when the network refuses it', async () => {
    await taken({ consentId: await agreed() });
    await sweep(0, 'not ours');
    expect([ended, failures.map(({ outcome }) => outcome), await rows()]).toEqual([
      ['refused'],
      ['given up'],
      [],
    ]);
    expect(JSON.stringify(failures)).not.toContain('not ours');
  });

  it('[MU-18] is dead after seven days, by its own time and by that of its row', async () => {
    await taken({ consentId: await agreed() });
    await sweep(7 * 86_400_000 + 60_000);
    expect(ended).toEqual(['too old']);
    await taken({ consentId: await agreed() });
    await house.query(`UPDATE later_work SET created_at = now() - interval '8 days'`);
    await sweep();
    expect([ended, await rows(), (await told()).good]).toEqual([['too old', 'too old'], [], []]);
  });

  it.each([
    ['eventId', { eventId: 'a b' }],
    ['consentId', { consentId: 'ada@example.com' }],
    ['eventSourceUrl', { eventSourceUrl: 'javascript:alert(1)' }],
    ['eventTime', { eventTime: 1_700_000_000 }],
    ['eventTime', { eventTime: 2_100_000_000 }],
    ['value', { value: -1 }],
    ['value', { eventName: 'Purchase', value: null }],
    ['contents.0.quantity', { contents: [{ id: '1', quantity: 0 }] }],
    ['customer.email', { customer: { email: sha256('ada@example.com') } }],
    ['customer.country', { customer: { country: 'England' } }],
  ])('[MU-18] a wrong %s is named, and nothing is stored', async (field, wrong) => {
    const { errors } = await send({ consentId: await agreed(), ...wrong });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', field });
    expect(await rows()).toEqual([]);
  });

  it('[MU-18] tokens in addresses stay here', async () => {
    const address = 'https://shop.example/shared-bag/3kTqZb0mW5yqvJd8LrXnAa4sPgHfUeC1oMiBxKtY7w0?x=1#y';
    await taken({ consentId: await agreed(), eventSourceUrl: address });
    for (const part of ['jane%40example.com', 'jane@example.com', '0f8fad5b-d9cb-469f-a165-70867728950e'])
      await taken({ consentId: await agreed(), eventSourceUrl: `https://shop.example/shared-bag/${part}` });
    const sources = (await rows()).map(({ payload }) => payload.event);
    expect(sources).toEqual(
      Array.from({ length: 4 }, () =>
        expect.objectContaining({ event_source_url: 'https://shop.example/shared-bag/token' }),
      ),
    );
  });

  it('[MU-18] is stored by nobody where the shop has no network', async () => {
    const without = await openHouse({ sendsConversions: false });
    try {
      const consentId = randomUUID();
      const yes = { consentId, textVersion: CONSENT_TEXT_VERSION, categories: ['marketing'] };
      await without.ask(guest(), RECORD, { input: yes });
      const { data } = await without.ask(guest(), SEND, { input: event({ consentId }) });
      expect(data).toEqual({ sendFacebookEvent: false });
    } finally {
      await without.close();
    }
  });
});
