import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, testKeys } from '@loupe/test-harness/keys';
import { publishDueDrafts } from '../../src/use-cases/publish-drafts.ts';
import { createPorts } from '../../src/ports.ts';
import { shopContent, startContentShop, textItem } from './support/content-shop.ts';
import type { ContentShop } from './support/content-shop.ts';

const ROOT = new URL('../../', import.meta.url);
const STAGED = { 'x-staged': 'true' };
const WINTER = '2030-12-01T00:00:00.000Z';

let shop: ContentShop;
let folder: string;
beforeAll(async () => {
  shop = await startContentShop();
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});
const seeded = shopContent('beaverbrooks', {
  items: ['one', 'two'].map((key) => textItem('beaverbrooks', key)),
  slots: new Map([['home', ['one', 'two']]]),
  editions: [{ code: 'winter', name: 'Winter', startsAt: new Date(WINTER) }],
});
beforeEach(async () => {
  await shop.pool.query('TRUNCATE content_item CASCADE; TRUNCATE outbox');
  await shop.save(seeded);
});

function content(...args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...COMPILE_CACHE,
    PORT: '0',
    DATABASE_URL: shop.url,
    KAFKA_BROKERS: '127.0.0.1:9',
    KEYS_FILE: keysFile({ gateway: testKeys().gateway.publicSet }),
  };
  return new Promise((resolve) => {
    const program = ['src/operate-content.ts', ...args];
    const child = execFile(process.execPath, program, { cwd: ROOT, env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: (out + err).trim() }),
    );
  });
}
async function file(name: string, json: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof json === 'string' ? json : JSON.stringify(json));
  return path;
}
const item = (deliveryKey: string, text: string, rest: object = {}) => ({
  deliveryKey,
  schema: 'text',
  body: { paragraphs: [text] },
  ...rest,
});
const push = async (...items: object[]) => content('push', await file('items.json', items));

type Slots = { slots: { items: { deliveryKey: string; body: { paragraphs: string[] } }[] }[] };
const HOME = 'query ($at: String) { slots(keys: ["home"], at: $at) { items { deliveryKey body } } }';
async function home(headers = {}, at?: string): Promise<string[]> {
  const { data } = await shop.ask<Slots>(HOME, at ? { at } : {}, 'beaverbrooks', headers);
  return data.slots.flatMap(({ items }) =>
    items.map(({ deliveryKey, body }) => `${deliveryKey}: ${body.paragraphs[0]}`),
  );
}
const BEFORE = ['one: Of one.', 'two: Of two.'];

describe('the content command', () => {
  it('[RT-27] shows a draft to previews only, publishes it with an event, and rolls it back', async () => {
    expect(await push(item('one', 'New.'))).toEqual({ code: 0, said: 'one is a draft.\n0 as published.' });
    expect(await home()).toEqual(BEFORE);
    expect(await home(STAGED)).toEqual(['one: New.', 'two: Of two.']);
    expect((await content('diff')).said).toContain('+ body.paragraphs.0: "New."');
    await shop.pool.query('TRUNCATE outbox');

    expect(await content('publish', 'one')).toEqual({ code: 0, said: 'one is published.' });
    expect(await home()).toEqual(['one: New.', 'two: Of two.']);
    expect((await content('diff')).said).toBe('There is no draft.');
    expect(await content('rollback', 'one')).toMatchObject({ code: 0 });
    expect(await home()).toEqual(BEFORE);
    expect((await content('list', 'one')).said.split('\n')).toEqual([
      expect.stringMatching(/^one version 3, .*, as version 1$/),
      expect.stringMatching(/^one version 2, /),
      expect.stringMatching(/^one version 1, /),
    ]);
    const { rows } = await shop.pool.query('SELECT 1 FROM outbox');
    expect(rows).toHaveLength(2);
    expect(await content('rollback', 'one')).toEqual({ code: 1, said: 'one has no such version.' });
    expect(await content('rollback', 'one', '--to', '2')).toMatchObject({ code: 0 });
    expect(await home()).toEqual(['one: New.', 'two: Of two.']);
  });

  it('[RT-27] places a new item, which the next seed leaves where it is', async () => {
    await push(item('new', 'New.', { slot: 'home', position: 1 }));
    expect(await home()).toEqual(BEFORE);
    const placed = ['one: Of one.', 'new: New.', 'two: Of two.'];
    expect(await home(STAGED)).toEqual(placed);
    await content('publish', '--all');
    expect(await home()).toEqual(placed);
    await shop.save({ ...seeded, items: [...seeded.items, textItem('beaverbrooks', 'three')] });
    expect(await home()).toEqual(placed);
  });

  it('does not let the seed undo what was published, until the seed changes', async () => {
    await push(item('one', 'New.'));
    await content('publish', 'one');
    await shop.save(seeded);
    expect((await home())[0]).toBe('one: New.');
    const changed = textItem('beaverbrooks', 'one', { body: { paragraphs: ['Of the seed.'], links: [] } });
    await shop.save({ ...seeded, items: [changed, seeded.items[1]!] });
    expect((await home())[0]).toBe('one: Of the seed.');
    await push(item('one', 'Newer.'));
    await content('publish', 'one');
    await content('rollback', 'one');
    expect((await home())[0]).toBe('one: Of the seed.');
  });

  it('[BH-06] publishes at a moment or with an edition, and previews the shop as at then', async () => {
    await push(item('one', 'Winter.'), item('two', 'Not yet.'));
    expect(await content('schedule', 'one', '--edition', 'winter')).toMatchObject({ code: 0 });
    expect(await home(STAGED, WINTER)).toEqual(['one: Winter.', 'two: Of two.']);
    expect(await home(STAGED, '2029-12-01T00:00:00.000Z')).toEqual(BEFORE);
    const due = () => publishDueDrafts(createPorts({ pool: shop.pool }));
    expect(await due()).toBe(0);
    expect((await content('list')).said).toContain(`draft, published ${WINTER} (winter)`);
    await content('schedule', 'one', '--at', '2020-01-01T00:00:00Z');
    expect(await due()).toBe(1);
    expect(await home()).toEqual(['one: Winter.', 'two: Of two.']);
    expect(await content('schedule', 'two', '--edition', 'spring')).toMatchObject({ code: 1 });
  });

  it('[CO-01] publishes, schedules, previews and rolls back the sentences of a namespace like any item', async () => {
    const key = 'translations/en/common';
    const say = (text: string) => ({
      deliveryKey: key,
      schema: 'translations',
      body: { locale: 'en', namespace: 'common', sentences: { 'favourites.general.error': text } },
    });
    const said = async (headers = {}) => {
      type Answer = { content: { body: ReturnType<typeof say>['body'] } | null };
      const query = 'query ($key: String) { content(key: $key) { body } }';
      const { data } = await shop.ask<Answer>(query, { key }, 'beaverbrooks', headers);
      return data.content?.body.sentences['favourites.general.error'];
    };
    expect(await push(say('One.'))).toEqual({ code: 0, said: `${key} is a draft.\n0 as published.` });
    expect([await said(), await said(STAGED)]).toEqual([undefined, 'One.']);
    await shop.pool.query('TRUNCATE outbox');
    await content('publish', key);
    expect(await said()).toBe('One.');
    expect((await shop.pool.query('SELECT 1 FROM outbox')).rows).toHaveLength(1);

    await push(say('Two.'));
    await content('schedule', key, '--at', '2020-01-01T00:00:00Z');
    expect(await publishDueDrafts(createPorts({ pool: shop.pool }))).toBe(1);
    expect(await said()).toBe('Two.');
    expect(await content('rollback', key)).toMatchObject({ code: 0 });
    expect(await said()).toBe('One.');

    const refused = await push(say('<b>Three.</b>'));
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(/favourites\.general\.error: is not plain text$/),
    });
    expect([await said(), await said(STAGED)]).toEqual(['One.', 'One.']);
  });

  it('stores nothing when one item is wrong, and exits 1; arguments that are no command exit 2', async () => {
    const bad = item('two', 'New.', { body: { paragraphs: ['New.'], colour: 'red' } });
    const { code, said } = await push(item('one', 'New.'), bad);
    expect([code, said]).toEqual([1, `${join(folder, 'items.json')}: 1.body: Unrecognized key: "colour"`]);
    expect(await home(STAGED)).toEqual(BEFORE);
    expect(await content('push', join(folder, 'none.json'))).toMatchObject({ code: 1 });
    expect(await content('rollback', 'three')).toEqual({ code: 1, said: 'There is no item three.' });
    expect(await content('paint')).toEqual({ code: 2, said: 'There is no command "paint": see --help.' });
  });

  it('drops the draft of what is pushed as published, and reads folders', async () => {
    await push(item('one', 'New.'));
    await mkdir(join(folder, 'slots'), { recursive: true });
    await file('slots/home.json', [item('one', 'Of one.', { body: { paragraphs: ['Of one.'], links: [] } })]);
    expect(await content('push', join(folder, 'slots'))).toEqual({ code: 0, said: '1 as published.' });
    expect(await content('publish', '--all')).toEqual({ code: 1, said: 'There is no draft.' });
  });
});
