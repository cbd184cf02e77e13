import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Sandbox } from '@loupe/test-harness/sandbox';
import { startSandbox } from '@loupe/test-harness/sandbox';
import { createLogger } from '@loupe/telemetry/logger';
import { amplienceSource } from '../../src/adapters/amplience/amplience-source.ts';
import { createPorts } from '../../src/ports.ts';
import { sourceReader } from '../../src/source.ts';
import { shopContent, startContentShop, textItem } from './support/content-shop.ts';
import type { ContentShop } from './support/content-shop.ts';

const TYPE = 'https://loupe.example/content';

let hub: Sandbox;
let shop: ContentShop;
/** The lines of the log, which the reader writes. */
const warnings: string[] = [];
beforeAll(async () => {
  [hub, shop] = await Promise.all([startSandbox('amplience', {}), startContentShop()]);
});
afterAll(() => Promise.all([hub.stop(), shop.stop()]));
beforeEach(async () => {
  await shop.pool.query('TRUNCATE content_item CASCADE; TRUNCATE outbox');
  await hub.put('/control/mode', { mode: 'up' });
  warnings.length = 0;
});

/** A service that has just started. @param timeoutMs of one call */
function reader(timeoutMs = 10_000) {
  const logger = createLogger({ service: 'content', level: 'silent' });
  logger.warn = ((facts: { why: string }) => void warnings.push(facts.why)) as typeof logger.warn;
  const source = amplienceSource({
    urls: { beaverbrooks: hub.url, loupe: hub.url },
    limits: { timeoutMs },
  });
  return sourceReader({ source, ports: createPorts({ pool: shop.pool }), logger });
}

const text = (key: string, words: string, rest: object = {}) => ({
  _meta: { schema: `${TYPE}/text`, name: key, deliveryId: key, deliveryKey: key },
  paragraphs: [words],
  ...rest,
});
const stored = (key: string, schema: string, published: object) => ({
  id: key,
  key,
  schema: `${TYPE}/${schema}`,
  name: key,
  published,
  staged: null,
});
const publish = (...items: object[]) => hub.put('/control/items', items);
const slot = (...items: object[]) => stored('home', 'slot', { items });
const page = {
  title: 'Care',
  description: 'How',
  lead: 'Wear it.',
  parts: [{ heading: 'Gold', paragraphs: ['Wipe it.'], _meta: { schema: `${TYPE}/part` } }],
};

type Slots = { slots: { items: { deliveryKey: string; body: { paragraphs: string[] } }[] }[] };
async function home(): Promise<string[]> {
  const query = '{ slots(keys: ["home"]) { items { deliveryKey body } } }';
  const { data } = await shop.ask<Slots>(query);
  return data.slots.flatMap(({ items }) =>
    items.map(({ deliveryKey, body }) => `${deliveryKey}: ${body.paragraphs[0]}`),
  );
}
async function bodyOf(key: string): Promise<object | undefined> {
  const query = 'query ($key: String) { content(key: $key) { body } }';
  return (await shop.ask<{ content: { body: object } | null }>(query, { key })).data.content?.body;
}

describe('a content system as source', () => {
  it('[IN-03] [RT-27] is read into slots and pages, published, changed and ended', async () => {
    const read = reader();
    await publish(slot(text('a', 'One.'), text('b', 'Two.')), stored('help/care', 'page', page));
    expect(await read()).toBe(6);
    expect(await home()).toEqual(['a: One.', 'b: Two.']);
    expect(await bodyOf('help/care')).toEqual({
      title: 'Care',
      description: 'How',
      lead: 'Wear it.',
      links: [],
      parts: [{ heading: 'Gold', paragraphs: ['Wipe it.'], rows: [] }],
    });
    expect(await read()).toBe(0);
    await publish(slot(text('b', 'Newer.'), text('c', 'Three.')));
    expect(await read()).toBe(8);
    expect(await home()).toEqual(['b: Newer.', 'c: Three.']);
    expect(await bodyOf('help/care')).toBeUndefined();
    const { rows } = await shop.pool.query('SELECT 1 FROM outbox');
    expect(rows).toHaveLength(14);
    expect(warnings).toEqual([]);
  });

  it('reads every page of a hub with more than twelve pages', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `help/page-${index}`);
    await publish(...keys.map((key) => stored(key, 'page', page)));
    expect(await reader()()).toBe(60);
    expect(warnings).toEqual([]);
  });

  it('is not undone or mixed by the seed, whose other items stay', async () => {
    const seeded = shopContent('beaverbrooks', {
      items: ['a', 'seeded'].map((key) => textItem('beaverbrooks', key)),
      slots: new Map([
        ['home', ['a', 'seeded']],
        ['cart', ['seeded']],
      ]),
    });
    await shop.save(seeded);
    await publish(slot(text('a', 'Of the hub.')));
    await reader()();
    await shop.save({
      ...seeded,
      items: [textItem('beaverbrooks', 'a', { abGroups: 'one' }), seeded.items[1]!],
    });
    expect(await home()).toEqual(['a: Of the hub.']);
    expect(await bodyOf('seeded')).toBeDefined();
  });

  it('[IN-06] what is unknown or broken is left out with one warning, and said again only when it returns', async () => {
    const read = reader();
    const dealer = {
      title: 'The collection',
      meta: { title: 'The collection', description: 'All' },
      slots: [text('one', 'Shown.'), { _meta: { schema: `${TYPE}/carousel`, deliveryId: 'x' } }],
    };
    const unknown = { _meta: { schema: `${TYPE}/carousel`, deliveryId: 'y', deliveryKey: 'y' } };
    const items = [slot(text('a', 'One.'), unknown, text('b', '')), stored('rolex', 'dealer-page', dealer)];
    await publish(...items);
    await read();
    await read();
    expect(warnings.filter((why) => why.startsWith('loupe'))).toEqual([
      'loupe: left out: y (carousel): the schema is unknown.',
      'loupe: left out: b (text): paragraphs.0: Too small: expected string to have >=1 characters',
      'loupe: left out: rolex: by-id/x (carousel): the schema is unknown.',
    ]);
    expect(await home()).toEqual(['a: One.']);
    expect(await bodyOf('rolex')).toMatchObject({
      slots: [{ schema: 'text', body: { paragraphs: ['Shown.'] } }],
    });
    const before = warnings.length;
    await publish(slot(text('a', 'One.')));
    await read();
    await publish(...items);
    await read();
    expect(warnings).toHaveLength(2 * before);
  });

  it('[ER-09] down or answering rubbish: what is stored stays, with one warning for each shop', async () => {
    const read = reader();
    await publish(slot(text('a', 'One.')));
    await read();
    for (const mode of ['down', 'rubbish']) {
      await hub.put('/control/mode', { mode });
      for (let sweeps = 0; sweeps < 3; sweeps++) expect(await read()).toBe(0);
      expect(await home()).toEqual(['a: One.']);
      expect(warnings.splice(0)).toHaveLength(2);
    }
    await hub.put('/control/mode', { mode: 'up' });
    await publish();
    expect(await read()).toBe(0);
    expect(warnings).toEqual(
      ['beaverbrooks', 'loupe'].map(
        (site) =>
          `${site}: the content source cannot be read; what is stored stays: The hub has no content that we understand.`,
      ),
    );
    expect(await home()).toEqual(['a: One.']);
  });

  it('[ER-09] not answering at all: requests are answered while it is asked', async () => {
    const read = reader(500);
    await publish(slot(text('a', 'One.')));
    await read();
    await hub.put('/control/mode', { mode: 'silent' });
    const sweep = read();
    expect(await home()).toEqual(['a: One.']);
    expect(await sweep).toBe(0);
    await read();
    expect(warnings).toHaveLength(2);
  });

  it('[IN-03] hostile content is inert: text stays text, and the rest is left out', async () => {
    const script = '<script>alert(1)</script><style>*{display:none}</style>';
    const link = (href: string) => ({ links: [{ label: 'See', href }] });
    let deep: object = {};
    for (let level = 0; level < 500; level++) deep = { deep };
    await publish(
      slot(
        text('script', script),
        text('javascript', 'x', link('javascript:alert(1)')),
        text('data', 'x', link('data:text/html,x')),
        text('abroad', 'x', link('//evil.test')),
        text('style', 'x', { style: 'position:fixed' }),
        text('huge', 'x'.repeat(300_000)),
        text('deep', 'x', { deep }),
        text('../../etc', 'x'),
        { _meta: { schema: `${TYPE}/__proto__`, deliveryId: 'p', deliveryKey: 'proto' } },
        { _meta: { schema: `${TYPE}/constructor`, deliveryId: 'c', deliveryKey: 'ctor' } },
      ),
    );
    await reader()();
    expect(await home()).toEqual([`script: ${script}`]);
    expect(
      warnings.filter((why) => why.startsWith('loupe')).map((why) => why.replace(/^.*: left out: /, '')),
    ).toEqual([
      'javascript (text): links.0.href: is not a path of this shop',
      'data (text): links.0.href: is not a path of this shop',
      'abroad (text): links.0.href: is not a path of this shop',
      'style (text): : Unrecognized key: "style"',
      'huge (text): has more than 200000 bytes.',
      'deep (text): is nested deeper than 22.',
      '../../etc (text): is not a delivery key of ours.',
      'proto (__proto__): the schema is unknown.',
      'ctor (constructor): the schema is unknown.',
    ]);
  });
});
