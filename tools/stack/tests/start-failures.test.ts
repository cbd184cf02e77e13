import { describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../services.ts';
import { sharedPlace } from './shared-place.ts';
import {
  fakeJars,
  fakeJava,
  fakeKafka,
  mayMount,
  mountSmallDisk,
  NEXT,
  SHELL_HANGS,
  SMALL_SHOP,
} from './small-shop.ts';
import { startPlace, withFreeSpace, type Ended } from './start-run.ts';

const { place, kafkaOutside, start } = sharedPlace();

function expectCleanEnd({ code, said, leftovers }: Ended, sentence: RegExp): void {
  expect(said).toEqual([expect.stringMatching(sentence)]);
  expect({ code, leftovers }).toEqual({ code: 1, leftovers: [] });
}

describe('npm start prints one sentence and leaves no process running when', () => {
  it('a migration fails', async () => {
    const migration = 'services/identity/prisma/migrations/99990101000000_planted/migration.sql';
    expectCleanEnd(
      await start({ ...SMALL_SHOP, [migration]: 'SELECT nonsense;' }).ended,
      /^Migration 99990101000000_planted failed and changed nothing: column "nonsense" does not exist: .*npm run reset/,
    );
  });

  it('a seed fails', async () => {
    expectCleanEnd(
      await start({ ...SMALL_SHOP, 'services/content/src/seed.ts': `throw new Error('planted');` }).ended,
      /^The seed of content ended with code 1 \(Error: planted\): see .*\.log/,
    );
  });

  it('a service ends at once', async () => {
    expectCleanEnd(
      await start({ ...SMALL_SHOP, 'services/content/src/main.ts': 'process.exit(3);' }).ended,
      /^content ended with code 3 before it was ready: see .*content\.log/,
    );
  });

  it('the storefronts do not build', async () => {
    expectCleanEnd(
      await start({ ...SMALL_SHOP, [NEXT]: `throw new Error('planted');` }).ended,
      /^The build of the storefronts ended with code 1 \(Error: planted\): see .*\.log/,
    );
  });

  it('a service ends after the shop has started', async () => {
    const run = start(SMALL_SHOP);
    await run.printed('Loupe is open.');
    await fetch(`http://127.0.0.1:${place().portBase + 16}/end`).catch(() => {});
    const { code, said, leftovers } = await run.ended;
    expect(said.join('\n')).toMatch(
      /content \(code 4\) ended by itself, so the shop stops: see .*content\.log/,
    );
    expect({ code, leftovers }).toEqual({ code: 1, leftovers: [] });
  });

  it('Kafka ends at once', async () => {
    place().program('java', fakeKafka(place().dataFolder, `echo 'Exception: planted'; exit 1`));
    expectCleanEnd(
      await start(fakeJars(), { env: {} }).ended,
      /^Kafka ended with code 1 before it was ready \(Exception: planted\): see .*broker\.log/,
    );
  });

  it('the database is of another Postgres, while Kafka is starting', async () => {
    const other = await startPlace();
    try {
      mkdirSync(join(other.dataFolder, 'postgres'), { recursive: true });
      writeFileSync(join(other.dataFolder, 'loupe-data.json'), '{"format":1}');
      writeFileSync(join(other.dataFolder, 'postgres/PG_VERSION'), '17\n');
      writeFileSync(join(other.dataFolder, 'postgres/loupe.txt'), '');
      other.program('java', fakeJava(SHELL_HANGS));
      expectCleanEnd(
        await start(fakeJars(), { env: {}, place: other }).ended,
        /is of Postgres 17 and this version runs 18: run "npm run reset"/,
      );
    } finally {
      other.remove();
    }
  });

  (mayMount() ? it : it.skip)('the disk becomes full during the start', async () => {
    const other = await startPlace();
    mkdirSync(other.dataFolder);
    const unmount = mountSmallDisk(other.dataFolder);
    try {
      const env = { ...kafkaOutside(), ...withFreeSpace(other, 100_000) };
      expectCleanEnd(
        await start({}, { env, place: other }).ended,
        /No space left on device.*: free some space/,
      );
    } finally {
      unmount();
      other.remove();
    }
  });
});

describe('data of a newer version', () => {
  it('is used, with a warning before what may fail because of it', async () => {
    const migration = 'services/identity/prisma/migrations/99990101000001_newer/migration.sql';
    const first = 'services/identity/prisma/migrations/1_init/migration.sql';
    const seed = {
      // A file of its own: the runner does not follow links.
      [first]: readFileSync(join(ROOT, first), 'utf8'),
      'services/catalog-search/src/seed.ts': `throw new Error('planted');`,
    };
    const other = await startPlace();
    try {
      for (const changes of [{ ...seed, [migration]: 'SELECT 1;' }, seed]) {
        const { said } = await start({ ...SMALL_SHOP, ...changes }, { place: other }).ended;
        const newer = expect.stringMatching(
          /^ {2}! identity's data was made by a newer version \(99990101000001_newer /,
        );
        const failed = expect.stringMatching(/^The seed of catalog-search ended with code 1/);
        expect(said).toEqual(migration in changes ? [failed] : [newer, failed]);
      }
    } finally {
      other.remove();
    }
  });
});
