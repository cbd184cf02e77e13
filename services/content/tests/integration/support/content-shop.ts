import { randomUUIDv7 } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx, txOf } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import { createLogger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { testPublicKeys } from '@loupe/test-harness/keys';
import { testDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import type { Site } from '@loupe/contracts/sites';
import { bindUseCases } from '../../../src/bind-use-cases.ts';
import { contentStore } from '../../../src/adapters/db/content-store.ts';
import { itemRepository } from '../../../src/adapters/db/item-repository.ts';
import { siteRepository } from '../../../src/adapters/db/site-repository.ts';
import type { ItemDraft } from '../../../src/domain/item/content-item.ts';
import { contentItemState } from '../../../src/events/published/content-item-state.ts';
import type { Outside } from '../../../src/outside.ts';
import { createPorts } from '../../../src/ports.ts';
import { createServer } from '../../../src/server.ts';
import { saveContent } from '../../../src/use-cases/save-content.ts';
import type { ShopContent } from '../../../src/use-cases/save-content.ts';
import { publishLimits } from '../../../src/use-cases/publish-limits.ts';
import { publishLiveChanges } from '../../../src/use-cases/publish-live-changes.ts';

export interface GraphAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

export const limits = {
  wishlistPageSize: 60,
  wishlistMiniMaximumLimit: 4,
  cartMiniMaximumLimit: 3,
  ibcFinanceMessageThreshold: 150_000,
};
const build = { version: '1.2.3', commit: 'abc1234', startedAt: '2026-11-21T12:00:00.000Z' };

/** The content of a shop; everything that is not given is empty. */
export const shopContent = (site: Site, rest: Partial<ShopContent> = {}): ShopContent => ({
  shop: { site, name: site, phone: '0800 000 0000', promise: 'Free delivery' },
  limits,
  abGroups: [],
  editions: [],
  navigation: { main: [], utility: [], footer: [], legal: [] },
  items: [],
  slots: new Map(),
  ...rest,
});

export const textItem = (site: Site, deliveryKey: string, rest: Partial<ItemDraft> = {}): ItemDraft => ({
  site,
  deliveryKey,
  schema: 'text',
  body: { paragraphs: [`Of ${deliveryKey}.`], links: [] },
  abGroups: '',
  liveFrom: null,
  liveUntil: null,
  ...rest,
});

export type ContentShop = Awaited<ReturnType<typeof startContentShop>>;

/** The service on its own empty database and server. */
export async function startContentShop({
  virtualStaging = null,
}: Partial<Pick<Outside, 'virtualStaging'>> = {}) {
  const migrationsDir = new URL('../../../prisma/migrations', import.meta.url).pathname;
  const database = await testDatabase({ service: 'content', migrationsDir });
  const { url } = database;
  const pool: pg.Pool = createPool({ url, applicationName: 'test', max: 2, kind: 'background' });
  const requests = createPool({ url, applicationName: 'content', kind: 'request' });
  const statements: string[] = [];
  const tx = poolTx(requests);
  const counting = txOf((sql, values) => (statements.push(sql), tx.query(sql, values)));
  const now = () => new Date();
  const server = createServer({
    port: 0,
    publicKeys: testPublicKeys,
    useCases: bindUseCases({
      items: itemRepository(counting),
      shops: siteRepository(counting),
      isComposable: true,
      build,
      virtualStaging,
    }),
    alive: () => true,
    ready: async () => ({}),
    now,
    logger: createLogger({ service: 'content', level: 'silent' }),
  });
  const { port } = await server.start();
  const publishOn = (open: Tx) => (state: Parameters<typeof contentItemState>[0]) =>
    enqueue(open, contentItemState(state));
  return {
    pool,
    url,
    /** The SQL statements of the requests so far. */
    statements,
    async ask<Data = Readonly<Record<string, unknown>>>(
      query: string,
      variables = {},
      site: Site = 'beaverbrooks',
      headers: Readonly<Record<string, string>> = {},
    ) {
      const assertion = await assertionFor({ site }, now);
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-loupe-assertion': assertion, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphAnswer<Data>;
    },
    save: (content: ShopContent, { republish = false } = {}) =>
      inTransaction(pool, (open) =>
        saveContent(
          {
            store: contentStore(open, randomUUIDv7),
            publish: publishOn(open),
            republish,
          },
          content,
        ),
      ),
    publishLimits: () => publishLimits(createPorts({ pool })),
    publishLiveChanges: () => publishLiveChanges(createPorts({ pool })),
    async stop() {
      await server.stop();
      await Promise.all([pool.end(), requests.end()]);
      await database.drop();
    },
  };
}
