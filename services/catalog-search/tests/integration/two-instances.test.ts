import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { TOPICS } from '@loupe/contracts/topics';
import { createPool } from '@loupe/database/pool';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { ASSERTION_HEADER } from '@loupe/subgraph-server/assertion';
import { assertionFor } from '@loupe/test-harness/assertion';
import { startTestKafka, type TestKafka } from '@loupe/test-harness/kafka';
import { keysFile, testKeys } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';
import { testDatabase, type TestDatabase } from '@loupe/test-harness/postgres';
import { until } from '@loupe/test-harness/until';
import type pg from 'pg';
import { authoringPorts } from '../../src/authoring-ports.ts';
import { readCatalogCommand } from '../../src/operator/read-catalog-command.ts';
import { authorCatalogue } from '../../src/use-cases/author-catalogue.ts';

const FOLDER = new URL('../../', import.meta.url);
const CODE = '0100002';
/** How far ahead a price is scheduled, so that both instances are asked before it. */
const AHEAD_MS = 10_000;

let kafka: TestKafka;
let database: TestDatabase;
let pool: pg.Pool;
const running: ChildProcess[] = [];

const start = (script: string, port = 0) => {
  const child = spawn(process.execPath, [script], {
    cwd: FOLDER,
    env: {
      ...COMPILE_CACHE,
      PORT: String(port),
      DATABASE_URL: database.url,
      KAFKA_BROKERS: kafka.brokers,
      KEYS_FILE: keysFile({ gateway: testKeys().gateway.publicSet }),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  return child;
};

/** One process of the subgraph. */
async function startInstance() {
  const port = await claimPort();
  const child = start('src/main.ts', port);
  const origin = `http://127.0.0.1:${port}`;
  await until('it is ready', () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const ask = async () => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [ASSERTION_HEADER]: await assertionFor(),
      },
      body: JSON.stringify({
        query: `{
          page: product(productKey: "${CODE}") { price { value } }
          list: facetedProductList(query: "${CODE}", filters: [{ facet: "price", values: ["-10000"] }]) { products { key } }
        }`,
      }),
    });
    const { data } = (await response.json()) as Answer;
    return { price: data.page.price.value, under100: data.list.products.some(({ key }) => key === CODE) };
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { ask, stop };
}

interface Answer {
  readonly data: {
    readonly page: { readonly price: { readonly value: number } };
    readonly list: { readonly products: readonly { readonly key: string }[] };
  };
}

const command = (words: string) =>
  authorCatalogue(authoringPorts(pool), readCatalogCommand(words.split(' ')));

beforeAll(async () => {
  const migrationsDir = fileURLToPath(new URL('prisma/migrations', FOLDER));
  [kafka, database] = await Promise.all([
    startTestKafka(),
    testDatabase({ service: 'catalog-search', migrationsDir }),
  ]);
  const logger = createLogger({ service: 'test', level: 'fatal' });
  await ensureTopics(createKafka({ brokers: [kafka.brokers], clientId: 'test', logger }), TOPICS);
  pool = createPool({ url: database.url, applicationName: 'operator', max: 2, kind: 'background' });
  expect(await once(start('src/seed.ts'), 'exit')).toEqual([0, null]);
}, 120_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await pool?.end();
  await Promise.all([kafka?.stop(), database?.drop()]);
});

describe('two instances of the catalogue', () => {
  it('[EN-06] [EN-19] show a scheduled price from its second on, in page and listing, each within 2 s', async () => {
    const instances = await Promise.all([startInstance(), startInstance()]);
    const at = Date.now() + AHEAD_MS;
    await command(`price ${CODE} 77 --from ${new Date(at).toISOString()}`);
    const shownAt = await Promise.all(
      instances.map(async ({ ask }) => {
        expect((await ask()).under100).toBe(false);
        await until('page and listing have the new price', async () => {
          const { price, under100 } = await ask();
          return price === 7_700 && under100;
        });
        return Date.now();
      }),
    );
    for (const shown of shownAt) {
      expect(shown).toBeGreaterThanOrEqual(at);
      expect(shown - at).toBeLessThan(2_000);
    }

    // One of them is away while the price changes once more.
    await instances[1].stop();
    await command(`price ${CODE} 188 --from ${new Date().toISOString()}`);
    const back = await startInstance();
    expect(await back.ask()).toEqual({ price: 18_800, under100: false });
    await until('the other follows', async () => !(await instances[0].ask()).under100);
  });
});
