import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { until } from '@loupe/test-harness/until';
import type { Changes } from './scratch-checkout.ts';
import { sharedPlace } from './shared-place.ts';
import { fakeJars, fakeJava, fakeKafka, HANGS, NEXT, SHELL_HANGS, SMALL_SHOP } from './small-shop.ts';
import type { Ended } from './start-run.ts';

const { place, start } = sharedPlace();

function expectStopped({ code, said, leftovers }: Ended, signal: NodeJS.Signals): void {
  expect(said.filter((line) => line.includes('Stopped'))).toEqual([
    expect.stringMatching(new RegExp(`^Stopped by ${signal}[ ,:].*npm start`)),
  ]);
  expect({ code, leftovers }).toEqual({ code: 128 + constants.signals[signal], leftovers: [] });
}

interface Phase {
  readonly during: string;
  readonly signal: NodeJS.Signals;
  /** Printed when it has begun. */
  readonly begun: string;
  readonly changes: Changes;
  readonly env?: Record<string, string>;
  readonly programs?: Readonly<Record<string, string>>;
}

const HANGING_NEXT = HANGS.replace(
  "import { spawn } from 'node:child_process'",
  "const { spawn } = require('node:child_process')",
);

const PHASES: readonly Phase[] = [
  {
    during: 'npm ci',
    signal: 'SIGTERM',
    begun: 'npm is running',
    changes: { node_modules: null },
    programs: { npm: `echo '  … npm is running' >&2; ${SHELL_HANGS}` },
  },
  {
    during: "Maven's download",
    signal: 'SIGINT',
    begun: 'Postgres 18 and Apache Kafka',
    changes: {},
    env: {},
    programs: { java: fakeJava('exit 1'), mvn: SHELL_HANGS },
  },
  {
    during: 'the start of Postgres and Kafka',
    signal: 'SIGHUP',
    begun: 'Postgres 18 and Apache Kafka',
    changes: fakeJars(),
    env: {},
    programs: { java: fakeJava(SHELL_HANGS) },
  },
  {
    during: 'a migration',
    signal: 'SIGTERM',
    begun: '… schemas, migrations and topics',
    changes: {
      'services/identity/prisma/migrations/99990101000000_planted/migration.sql': 'SELECT pg_sleep(1000);',
    },
  },
  {
    during: 'a seed',
    signal: 'SIGINT',
    begun: '… catalogue, stock, stores and content',
    changes: { ...SMALL_SHOP, 'services/catalog-search/src/seed.ts': HANGS },
  },
  {
    during: 'the start of the services',
    signal: 'SIGTERM',
    begun: '… services, gateway, images and sandbox',
    changes: { ...SMALL_SHOP, 'services/content/src/main.ts': HANGS },
  },
  {
    during: 'the build of the storefronts',
    signal: 'SIGHUP',
    begun: '… building the storefronts',
    changes: { ...SMALL_SHOP, [NEXT]: HANGING_NEXT },
  },
  { during: 'operation', signal: 'SIGTERM', begun: 'Ctrl-C stops everything', changes: SMALL_SHOP },
];

describe('npm start stops everything and says so in one sentence', () => {
  it.each(PHASES)('on $signal during $during', async ({ signal, begun, changes, env, programs = {} }) => {
    for (const [name, script] of Object.entries(programs)) place().program(name, script);
    const run = start(changes, env ? { env } : {});
    await run.printed(begun);
    run.signal(signal);
    expectStopped(await run.ended, signal);
  });

  it("on a terminal's Ctrl-C, which reaches every process of the command, and on a second one", async () => {
    const run = start({ ...SMALL_SHOP, 'services/catalog-search/src/seed.ts': HANGS });
    await run.printed('… catalogue, stock, stores and content');
    process.kill(-run.child.pid!, 'SIGINT');
    process.kill(-run.child.pid!, 'SIGINT');
    expectStopped(await run.ended, 'SIGINT');
  });

  it('when nothing reads its output any more', async () => {
    const run = start({ ...SMALL_SHOP, 'services/catalog-search/src/seed.ts': HANGS });
    await run.printed('… catalogue, stock, stores and content');
    run.child.stdout!.destroy();
    run.child.stderr!.destroy();
    run.signal('SIGHUP');
    const { code, leftovers } = await run.ended;
    expect({ code, leftovers }).toEqual({ code: 129, leftovers: [] });
  });
});

it('a start after kill -9 ends the processes that were left, even a Kafka that was not ready', async () => {
  place().program('java', fakeKafka(place().dataFolder, SHELL_HANGS));
  const killed = start(fakeJars(), { env: {} });
  await killed.printed('Postgres 18 and Apache Kafka');
  const pids = join(place().dataFolder, 'pids.json');
  await until('Postgres and Kafka are recorded', async () =>
    ['postgres', 'kafka'].every((name) => readFileSync(pids, 'utf8').includes(name)),
  );
  process.kill(-killed.child.pid!, 'SIGKILL');
  expect((await killed.ended).leftovers).not.toEqual([]);

  place().program('java', fakeKafka(place().dataFolder, 'exit 1'));
  const { said, leftovers } = await start(fakeJars(), { env: {} }).ended;
  expect(said).toEqual([
    expect.stringMatching(/ended what an earlier run left behind: .*kafka/),
    expect.stringMatching(/^Kafka ended with code 1/),
  ]);
  expect(leftovers).toEqual([]);
});

describe('two starts at once on one data folder', () => {
  it('one continues, the other ends with an error', async () => {
    place().program('java', fakeJava(SHELL_HANGS));
    const runs = [start(fakeJars(), { env: {} }), start(fakeJars(), { env: {} })];
    const first = await Promise.race(runs.map(({ ended }) => ended));
    expect(first).toMatchObject({
      code: 1,
      said: [expect.stringMatching(/^Loupe already runs from .* LOUPE_DATA/)],
    });
    for (const run of runs) run.signal('SIGTERM');
    const ends = await Promise.all(runs.map(({ ended }) => ended));
    expect(ends.map(({ code }) => code).sort()).toEqual([1, 143]);
    expect(place().leftovers()).toEqual([]);
  });
});
