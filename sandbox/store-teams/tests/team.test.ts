import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.ts';
import { createTeam } from '../team.ts';

const START = new Date('2026-11-28T22:00:00Z');
const WAITING = [
  'R-NEWAAAAA\tbb-leeds\tNEW\t2026-11-28T22:00:00.000Z\t0100002\tTennis <bracelet>',
  'R-KEPTAAAA\tbb-york\tACCEPTED\t2026-11-28T20:00:00.000Z\t0100003\tBangle',
].join('\n');

let now: Date;
let said: string[][];
let counts: number;
let server: Server | undefined;
beforeEach(() => {
  now = START;
  said = [];
  counts = 0;
});
afterEach(() => {
  server?.close();
  server = undefined;
});

const teamOf = (answerAfterSeconds: number) =>
  createTeam({
    till: {
      ask: async (...words) => {
        said.push(words);
        return { text: words[0] === 'waiting' ? WAITING : `${words[1]}: done & told`, ok: true };
      },
    },
    count: async () => void (counts += 1),
    answerAfterSeconds,
    now: () => now,
  });
const later = (seconds: number) => (now = new Date(START.getTime() + seconds * 1_000));
const done = () => said.filter(([word]) => word !== 'waiting');

async function open(answerAfterSeconds: number): Promise<string> {
  server = createServer(createApp({ team: teamOf(answerAfterSeconds), answerAfterSeconds })).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server!.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the teams of the stores', () => {
  it('accept a request when it has waited long enough, and nothing else', async () => {
    const team = teamOf(45);
    later(44);
    await team.work();
    expect(done()).toEqual([]);
    later(45);
    await team.work();
    expect(done()).toEqual([['accept', 'R-NEWAAAAA', '--by', 'the sandbox']]);
  });

  it('wait for a button where they are told to', async () => {
    const team = teamOf(0);
    later(3_600);
    await team.work();
    expect(said).toEqual([]);
  });

  it('count once on each day of London', async () => {
    const team = teamOf(0);
    await team.work();
    later(2 * 3_600 - 1);
    await team.work();
    expect(counts).toBe(0);
    later(2 * 3_600);
    await team.work();
    await team.work();
    expect(counts).toBe(1);
  });

  it('show what waits, with a button for each act that is possible', async () => {
    const html = await (await fetch(await open(45))).text();
    expect(html).toContain('Tennis &lt;bracelet&gt;');
    expect([...html.matchAll(/action="([^"]+)"/g)].map(([, action]) => action)).toEqual([
      '/reservations/R-NEWAAAAA/accept',
      '/reservations/R-NEWAAAAA/decline',
      ...['collected', 'extend', 'release'].map((act) => `/reservations/R-KEPTAAAA/${act}`),
    ]);
  });

  it('do what is pressed, and say what became of it', async () => {
    const at = await open(0);
    const pressed = await fetch(`${at}/reservations/R-KEPTAAAA/collected`, { method: 'POST' });
    expect(await pressed.text()).toContain('R-KEPTAAAA: done &amp; told');
    expect(done()).toEqual([
      ['hand-over', 'R-KEPTAAAA', '--id-seen', 'a passport', '--receipt', 'sandbox', '--by', 'the sandbox'],
    ]);
    expect((await fetch(`${at}/reservations/R-KEPTAAAA/burn`, { method: 'POST' })).status).toBe(404);
  });
});
