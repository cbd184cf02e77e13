import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openJournal, type Journal } from '../../journal.ts';
import { listening, type Listening } from '../../test-support/listening.ts';
import { createApp } from '../app.ts';
import { searchRoutes } from '../search/routes.ts';
import { createActivities, type Recorded } from '../tracker/activities.ts';

const folder = mkdtempSync(join(tmpdir(), 'attraqt-'));
const file = join(folder, 'activities.jsonl');
let server: Listening;
let journal: Journal<Recorded>;

async function start(): Promise<void> {
  const opened = await openJournal<Recorded>(file);
  journal = opened.journal;
  const activities = createActivities(opened, () => new Date('2026-11-23T10:00:01Z'));
  const { visitsOf } = activities;
  const search = searchRoutes({ folder, tokens: [], feedCredentials: 'feed:secret', visitsOf });
  server = await listening(createApp({ trackerKey: 'shop', activities, search }));
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

const view = (target: object, sessionId: unknown = 's1') => ({
  action: 'view',
  target,
  sourceId: '?fh_view=lister',
  metadata: {},
  segments: [],
  user: { identities: { sessionId }, traits: {}, segments: [] },
  timestamp: '2026-11-23T10:00:00.000Z',
});
const send = (body: unknown, key = 'shop') =>
  fetch(`${server.url}/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** As the vendor documents it; the shop's own tests read it too (web/features/search-tracker). */
const DOCUMENTED: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'clustered.json'), 'utf8'));
const newest = async (answer: Response) =>
  Object.values(((await answer.json()) as { profiles: Record<string, object> }).profiles).map(
    (profile) =>
      Object.values((profile as { clusters: { behaviour: object } }).clusters.behaviour).at(-1) as number,
  );

describe('the collector of the search provider', () => {
  it('stores an activity before it answers 201, and keeps it over a restart', async () => {
    expect((await send(view({ product: '0100001' }))).status).toBe(201);
    await stop();
    await start();
    const { activities } = (await (await fetch(`${server.url}/api/activities?sessionId=s1`)).json()) as {
      activities: Recorded[];
    };
    expect(activities).toEqual([
      { at: '2026-11-23T10:00:01.000Z', sessionId: 's1', activity: view({ product: '0100001' }) },
    ]);
    expect(await (await fetch(server.url)).text()).toContain('0100001');
  });

  it('answers the cluster of a visit as the vendor documents it, with that of the night before', async () => {
    expect(await (await send(view({ page: '/rings' }))).json()).toEqual({ profiles: {} });
    expect(await (await send(view({ product: '1' }))).json()).toEqual(DOCUMENTED);
  });

  it('puts a visit into a cluster by the products it looked at', async () => {
    for (const product of ['1', '2', '2', '3', '4']) await send(view({ product }));
    expect(await newest(await send(view({ product: '5' })))).toEqual([10]);
    expect(await newest(await send(view({ product: '1' }, 's2')))).toEqual([1]);
  });

  it('refuses unknown keys and what is no activity', async () => {
    const unknown = await send(view({ product: '1' }), 'other');
    expect([unknown.status, await unknown.json()]).toEqual([
      401,
      { error: 'Unauthorized', message: 'Unknown tracker key' },
    ]);
    const bad = await send(view({ product: '1' }), 'no key!');
    expect([bad.status, await bad.json()]).toEqual([
      422,
      { error: 'Unprocessable Entity', message: 'Tracker key not valid' },
    ]);
    expect((await send(view({ product: '1' }, null))).status).toBe(422);
    expect((await send({ action: 'view' })).status).toBe(422);
  });

  it('answers 503 while it is taken down', async () => {
    const control = (down: boolean) =>
      fetch(`${server.url}/control`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ down }),
      });
    await control(true);
    expect((await send(view({ product: '1' }))).status).toBe(503);
    await control(false);
    expect((await send(view({ product: '1' }))).status).toBe(201);
  });
});
