import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openJournal, type Journal } from '../../journal.ts';
import { listening, type Listening } from '../../test-support/listening.ts';
import { createApp } from '../app.ts';
import { createReceived, type Received } from '../received.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const folder = mkdtempSync(join(tmpdir(), 'meta-'));
const keys = { active: 'one', accepted: new Map([['one', 'a-token-of-ours']]) };
let server: Listening;
let journal: Journal<Received>;

beforeAll(async () => {
  const opened = await openJournal<Received>(join(folder, 'events.jsonl'));
  journal = opened.journal;
  const received = createReceived(opened, () => NOW);
  server = await listening(createApp({ pixels: ['42'], keys: () => keys, received }));
});
beforeEach(() => fetch(`${server.url}/api/events`, { method: 'DELETE' }));
afterAll(async () => {
  await server.close();
  await journal.close();
  rmSync(folder, { recursive: true });
});

const event = (changes: object = {}) => ({
  event_name: 'AddToCart',
  event_time: SECONDS - 5,
  event_id: 'one',
  event_source_url: 'https://shop.example/0100002/ring/p',
  action_source: 'website',
  user_data: { client_user_agent: 'A browser', em: ['a'.repeat(64)] },
  custom_data: { currency: 'GBP', value: 1_250, contents: [{ id: '1-A', quantity: 1, item_price: 1_250 }] },
  ...changes,
});
const send = (events: readonly unknown[], { token = 'a-token-of-ours', pixel = '42' } = {}) =>
  fetch(`${server.url}/v25.0/${pixel}/events?access_token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: events }),
  });
const kept = async () =>
  (await (await fetch(`${server.url}/api/events`)).json()) as Record<'good' | 'bad', Received[]>;

describe('the advertising network', () => {
  it('takes an event of its form, and shows it', async () => {
    const answer = await send([event()]);
    expect([answer.status, await answer.json()]).toMatchObject([200, { events_received: 1 }]);
    expect((await kept()).good).toMatchObject([{ pixel: '42', event: event() }]);
    expect(await (await fetch(server.url)).text()).toContain('AddToCart');
  });

  it.each([
    ['an e-mail that is not hashed', { user_data: { client_user_agent: 'A', em: ['ada@example.com'] } }],
    ['no agent', { user_data: {} }],
    ['a query in the address', { event_source_url: 'https://shop.example/news?token=1' }],
    ['an event of eight days ago', { event_time: SECONDS - 8 * 86_400 }],
    ['a time in milliseconds', { event_time: NOW.getTime() }],
    ['a purchase without value', { event_name: 'Purchase', custom_data: {} }],
    ['money as text', { custom_data: { currency: 'GBP', value: '12.50' } }],
    ['a name of its own', { event_name: 'addToCart' }],
    ['a field that it does not have', { email: 'ada@example.com' }],
  ])('refuses the whole request for %s', async (_what, changes) => {
    const answer = await send([event({ event_id: 'two' }), event(changes)]);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 100 } }]);
    expect((await kept()).bad).toHaveLength(1);
  });

  it('counts an event of the same name and id once', async () => {
    await send([event()]);
    await send([event()]);
    const { good, bad } = await kept();
    expect([good.length, bad.map(({ faults }) => faults)]).toEqual([1, [['event_id: came before']]]);
  });

  it('refuses an unknown token and an unknown pixel, and can be down', async () => {
    const code = async (answer: Response) =>
      ((await answer.json()) as { error: { code: number } }).error.code;
    expect(await code(await send([event()], { token: 'stolen' }))).toBe(190);
    expect(await code(await send([event()], { pixel: '43' }))).toBe(100);
    const control = (mode: string) =>
      fetch(`${server.url}/control`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
    await control('down');
    expect((await send([event()])).status).toBe(503);
    await control('up');
    expect((await kept()).good).toEqual([]);
  });
});
