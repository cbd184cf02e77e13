import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSandbox } from '@loupe/test-harness/sandbox';
import type { Sandbox } from '@loupe/test-harness/sandbox';
import { virtualStaging } from '../../src/adapters/amplience/virtual-staging.ts';
import { shopContent, startContentShop, textItem } from './support/content-shop.ts';
import type { ContentShop } from './support/content-shop.ts';

const TYPE = 'https://loupe.example/content';
const STAGED = { 'x-staged': 'true' };
const SLOTS =
  'query ($s: String) { slots(keys: ["cart", "home"], staging: $s) { key items { deliveryKey body } } }';
const ITEM =
  'query ($key: String, $id: ID, $s: String) { content(key: $key, id: $id, staging: $s) { id deliveryKey body } }';

let hub: Sandbox;
let environment: Server;
/** As a preview names it. */
let host: string;
let shop: ContentShop;
const warnings: string[] = [];

beforeAll(async () => {
  hub = await startSandbox('amplience', {});
  // The vendor tells its environments apart by the name of the host.
  environment = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const { hostname, port } = new URL(hub.url);
    const staging = { ...headers, host: 'k2x9.staging.bigcontent.io' };
    incoming.pipe(
      ask({ hostname, port, method, path, headers: staging }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }).on('error', () => outgoing.destroy()),
    );
  }).listen(0, '127.0.0.1');
  await once(environment, 'listening');
  host = `127.0.0.1:${(environment.address() as AddressInfo).port}`;
  const logger = { warn: (facts: { why: string }) => void warnings.push(facts.why) };
  shop = await startContentShop({
    virtualStaging: virtualStaging({
      urls: [`http://${host}/`],
      logger: logger as never,
      limits: { timeoutMs: 300 },
    }),
  });
  await shop.save(
    shopContent('beaverbrooks', {
      items: [textItem('beaverbrooks', 'ours')],
      slots: new Map([['home', ['ours']]]),
    }),
  );
});
afterAll(async () => {
  environment.closeAllConnections();
  environment.close();
  await Promise.all([hub.stop(), shop.stop()]);
});
beforeEach(async () => {
  warnings.length = 0;
  await hub.put('/control/mode', { mode: 'up' });
  await hub.put('/control/items', [
    {
      id: 'a1',
      key: 'home',
      schema: `${TYPE}/slot`,
      name: 'home',
      published: { items: [] },
      staged: { items: [text('b2', 'Not published.'), { _meta: { schema: 'x', deliveryId: 'c3' } }] },
    },
    {
      id: 'd4',
      key: 'help/care',
      schema: `${TYPE}/text`,
      name: 'care',
      published: null,
      staged: { paragraphs: ['Soon.'] },
    },
  ]);
});

const text = (deliveryId: string, words: string) => ({
  _meta: { schema: `${TYPE}/text`, name: deliveryId, deliveryId, deliveryKey: deliveryId },
  paragraphs: [words],
});

type Slot = { key: string; items: { deliveryKey: string; body: { paragraphs: string[] } }[] };
const slots = (staging: string | null, headers: object = STAGED) =>
  shop.ask<{ slots: Slot[] }>(SLOTS, { s: staging }, 'beaverbrooks', headers as Record<string, string>);
const wordsOf = (found: readonly Slot[]) =>
  found.map(({ key, items }) => [key, ...items.map(({ body }) => body.paragraphs[0])]);

describe('a preview of a virtual staging environment', () => {
  it('[IN-03] shows slots and items that are not published, by key or id; what is not understood is left out', async () => {
    expect(wordsOf((await slots(host)).data.slots)).toEqual([['home', 'Not published.']]);
    expect(warnings).toEqual(['by-id/c3 (x): the schema is unknown.']);
    type One = { content: { id: string; deliveryKey: string } | null };
    for (const by of [{ key: 'help/care' }, { id: 'd4' }]) {
      const { data } = await shop.ask<One>(ITEM, { ...by, s: host }, 'beaverbrooks', STAGED);
      expect(data.content).toMatchObject({ id: 'd4', deliveryKey: 'help/care' });
    }
    const { data } = await shop.ask<One>(ITEM, { key: 'none', s: host }, 'beaverbrooks', STAGED);
    expect(data.content).toBeNull();
  });

  it('[IN-03] without a name is of our own rows, and visitors may not ask', async () => {
    expect(wordsOf((await slots(null)).data.slots)).toEqual([['home', 'Of ours.']]);
    expect((await slots(host, {})).errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  it('[IN-03] asks no host that is not listed', async () => {
    for (const other of ['169.254.169.254', `${host}.evil.test`, `${host}/../x`, 'http://' + host, '']) {
      const { errors } = await slots(other);
      expect([other, errors?.map(({ extensions }) => extensions.code)]).toEqual([other, ['FORBIDDEN']]);
    }
  });

  it.each(['down', 'silent', 'rubbish'])(
    '[IN-03] has no content while it is %s, with one warning',
    async (mode) => {
      await hub.put('/control/mode', { mode });
      const { data, errors } = await slots(host);
      expect([data.slots, errors]).toEqual([[], undefined]);
      expect(warnings).toHaveLength(1);
      if (mode === 'down') expect(warnings).toEqual(['The content system answered HTTP 503']);
    },
  );
});
