import { fileURLToPath } from 'node:url';
import { Writable } from 'node:stream';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { emailDigester } from '@loupe/email-digest/email-digest';
import type { Actor } from '@loupe/subgraph-server/actor';
import { clientHeaders } from '@loupe/subgraph-server/client-facts';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import { createLogger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { oneKey, testPublicKeys } from '@loupe/test-harness/keys';
import { testDatabase } from '@loupe/test-harness/postgres';
import { isbot } from 'isbot';
import { customerRepository } from '../../../src/adapters/db/customer-repository.ts';
import { argon2Hasher } from '../../../src/adapters/passwords/argon2-hasher.ts';
import { passwordStrength } from '../../../src/adapters/passwords/password-strength.ts';
import type { AddressLookupItem, LookupQuestion } from '../../../src/domain/address-lookup/lookup.ts';
import type { Realm } from '../../../src/domain/robots/realms.ts';
import { bindUseCases } from '../../../src/bind-use-cases.ts';
import { createPorts } from '../../../src/ports.ts';
import { createServer } from '../../../src/server.ts';
import type { AnswerData } from './answer-data.ts';

const DIGEST_KEY = Buffer.alloc(32, 'd');
/** As in the KEYS_FILE of a process started beside it. */
export const DIGEST_SET = oneKey(DIGEST_KEY.toString('base64'));
export const DIGEST_KEYS: SigningKeySet<Buffer> = {
  accepted: new Map([['test', DIGEST_KEY]]),
  active: { kid: 'test', key: DIGEST_KEY },
};
const USER_AGENT = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

/** The algorithm of production, with parameters that are quick enough for hundreds of hashes. */
export const quickHasher = () => argon2Hasher({ concurrency: 2, queue: 400, memoryCost: 256, timeCost: 1 });
const strengthOf = passwordStrength();

export interface Answer {
  readonly data: AnswerData;
  readonly errors?: { message: string; extensions: Record<string, unknown> }[];
  readonly headers: Headers;
}

export interface Browser {
  readonly ip?: string;
  readonly userAgent?: string;
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** identity on a database of its own, composed as main.ts does it. @param outside what differs from `usualOutside` */
export async function openHouse(outside: Partial<ReturnType<typeof usualOutside>> = {}) {
  const migrationsDir = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));
  const database = await testDatabase({ service: 'identity', migrationsDir });
  const pool = createPool({ url: database.url, applicationName: 'identity', kind: 'request' });
  const tx = poolTx(pool);
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()),
  });
  const logger = createLogger({ service: 'identity', level: 'trace', destination });
  const keys = { digest: DIGEST_KEYS };
  const digestKeys = () => keys.digest;
  const ports = createPorts({ pool, digestKeys, ...usualOutside(), ...outside });
  const server = createServer({
    port: 0,
    publicKeys: testPublicKeys,
    useCases: bindUseCases(ports),
    findCustomers: customerRepository(tx).findMany,
    findLiveSession: ports.sessions.findLive,
    alive: () => true,
    ready: async () => ({}),
    now: () => new Date(),
    logger,
  });
  const url = `http://127.0.0.1:${(await server.start()).port}`;

  async function ask(
    actor: Partial<Actor>,
    query: string,
    variables: object = {},
    { ip = '198.51.100.7', userAgent = USER_AGENT }: Browser = {},
  ): Promise<Answer> {
    const facts = { ipAddress: ip, userAgent, accept: '*/*', origin: 'https://elsewhere.example' };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-loupe-assertion': await assertionFor(actor),
        ...clientHeaders(facts),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer;
    return { data, ...(errors && { errors }), headers: response.headers };
  }

  return {
    ask,
    ports,
    pool,
    url,
    database,
    logger,
    digestOf: (email: string) => emailDigester(digestKeys)(email).digest,
    /** The keys of e-mails' digests; a test may change them. */
    keys,
    /** The log, by lines. */
    lines,
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
      tx.query<Row>(sql, values),
    close: async () => {
      await server.stop();
      await pool.end();
      await database.drop();
    },
  };
}

export const usualOutside = () => ({
  hasher: quickHasher(),
  strengthOf,
  robots: { isHuman: async (_token: string, _about: { action: string; ipAddress: string }) => false },
  addressDirectory: {
    ask: async (_question: LookupQuestion): Promise<AddressLookupItem[] | undefined> => undefined,
  },
  sendsConversions: true,
  isRobot: (userAgent: string) => userAgent === '' || isbot(userAgent),
  checkedRealms: new Set<Realm>() as ReadonlySet<Realm>,
  sourceFactor: 1_000,
  sessionLifeSeconds: 30 * 86_400,
});
