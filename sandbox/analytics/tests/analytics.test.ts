import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openJournal, type Journal } from '../../journal.ts';
import { listening, type Listening } from '../../test-support/listening.ts';
import { createApp } from '../app.ts';
import { createReceived, type Received } from '../received.ts';

const folder = mkdtempSync(join(tmpdir(), 'analytics-'));
const file = join(folder, 'events.jsonl');
let server: Listening;
let journal: Journal<Received>;

async function start(): Promise<void> {
  const opened = await openJournal<Received>(file);
  journal = opened.journal;
  const received = createReceived(opened, () => new Date('2026-11-23T10:00:01Z'));
  server = await listening(createApp({ measurementId: 'G-TEST', received }));
}
async function stop(): Promise<void> {
  await server.close();
  await journal.close();
}
beforeEach(start);
afterEach(async () => {
  await stop();
  rmSync(file, { force: true });
});

let made = 0;
const view = (params: object = {}) => ({
  name: 'page_view',
  timestamp_micros: 1_795_428_000_000_000,
  params: {
    event_id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    page_location: 'https://shop.example/rings',
    store: 'BB',
    user_type: 'Guest',
    ...params,
  },
});
const send = (events: unknown, measurement = 'G-TEST') =>
  fetch(`${server.url}/mp/collect?measurement_id=${measurement}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'visit-1', events }),
  });
const kept = async (client = 'visit-1') =>
  (await (await fetch(`${server.url}/api/events?clientId=${client}`)).json()) as Record<
    'good' | 'bad',
    Received[]
  >;

describe('the collector of statistics', () => {
  it('keeps what the plan has over a restart, and shows it', async () => {
    const event = view({ page_title: 'Product Details' });
    expect((await send([event])).status).toBe(204);
    await stop();
    await start();
    expect(await kept()).toEqual({
      good: [{ at: '2026-11-23T10:00:01.000Z', clientId: 'visit-1', event, faults: [] }],
      bad: [],
    });
    expect(await (await fetch(server.url)).text()).toContain('Product Details');
  });

  it('takes with 204 what the plan does not have, and says what is wrong with it', async () => {
    const twice = view();
    const wrong = [
      { ...view(), name: 'page_viewed' },
      view({ email: 'a@b.example' }),
      view({ page_title: 'Some Page' }),
      view({ page_location: 'https://shop.example/login?token=1' }),
      { name: 'page_view' },
    ];
    for (const event of [...wrong, twice, twice]) expect((await send([event])).status).toBe(204);
    const { good, bad } = await kept();
    expect(good.map(({ event }) => event)).toEqual([twice]);
    expect(bad.map(({ event }) => event)).toEqual([...wrong, twice]);
    for (const { faults } of bad) expect(faults.length).toBeGreaterThan(0);
    expect(bad.at(-1)?.faults).toEqual(['event_id: came before']);
  });

  it('loses what is for another measurement, and is emptied or taken down by its control', async () => {
    await send([view()], 'G-OTHER');
    expect(await kept()).toEqual({ good: [], bad: [] });
    await send([view()]);
    await fetch(`${server.url}/api/events`, { method: 'DELETE' });
    expect(await kept()).toEqual({ good: [], bad: [] });
    await fetch(`${server.url}/control`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'down' }),
    });
    expect((await send([view()])).status).toBe(503);
  });
});
