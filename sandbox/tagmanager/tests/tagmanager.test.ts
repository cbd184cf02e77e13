import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openJournal, type Journal } from '../../journal.ts';
import { listening, type Listening } from '../../test-support/listening.ts';
import { createApp, type Received } from '../app.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'tagmanager-'));
let server: Listening;
let journal: Journal<Received>;
beforeAll(async () => {
  const opened = await openJournal<Received>(join(folder, 'pushes.jsonl'));
  journal = opened.journal;
  server = await listening(createApp({ container: 'GTM-TEST', ...opened, now: () => NOW }));
});
afterAll(async () => {
  await server.close();
  await journal.close();
  rmSync(folder, { recursive: true });
});

it('serves the shop’s container and no other, and can be down', async () => {
  const get = (id: string) => fetch(`${server.url}/gtm.js?id=${id}`);
  expect((await get('GTM-TEST')).headers.get('content-type')).toContain('javascript');
  expect((await get('GTM-OTHER')).status).toBe(404);
  const control = (mode: string) =>
    fetch(`${server.url}/control`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });
  await control('down');
  expect((await get('GTM-TEST')).status).toBe(404);
  await control('up');
});

it('keeps and shows what pages put into the data layer', async () => {
  const post = (body: string) => fetch(`${server.url}/pushes`, { method: 'POST', body });
  const push = { path: '/rings', entry: { pushed: { event: 'page_view' } } };
  expect((await post(JSON.stringify(push))).status).toBe(204);
  expect((await post('{"entry":1}')).status).toBe(400);
  expect(await (await fetch(`${server.url}/api/pushes`)).json()).toEqual([
    { ...push, at: NOW.toISOString() },
  ]);
  expect(await (await fetch(server.url)).text()).toContain('page_view');
});
