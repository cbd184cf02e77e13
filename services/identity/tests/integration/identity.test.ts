import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Code, createClient, type Interceptor } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { SessionsService } from '@loupe/contracts/identity/service';
import { createPool, isReachable } from '@loupe/database/pool';
import { poolTx, txOf } from '@loupe/database/tx';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { createLogger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { testKeys, testPublicKeys } from '@loupe/test-harness/keys';
import { testDatabase } from '@loupe/test-harness/postgres';
import { customerRepository } from '../../src/adapters/db/customer-repository.ts';
import { sessionRepository } from '../../src/adapters/db/session-repository.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { createPorts } from '../../src/ports.ts';
import { createServer } from '../../src/server.ts';
import { DIGEST_KEYS, usualOutside } from './support/house.ts';

const now = () => new Date();
const keys = testKeys();
const newToken = () => randomBytes(32).toString('base64url');

let url: string;
let pool: ReturnType<typeof createPool>;
let statements: string[];
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const migrationsDir = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));
  const database = await testDatabase({ service: 'identity', migrationsDir });
  pool = createPool({ url: database.url, applicationName: 'identity', kind: 'request' });
  const tx = poolTx(pool);
  const counting = txOf((sql, values) => (statements.push(sql), tx.query(sql, values)));
  const server = createServer({
    port: 0,
    publicKeys: testPublicKeys,
    useCases: bindUseCases(createPorts({ pool, digestKeys: () => DIGEST_KEYS, ...usualOutside() })),
    findCustomers: customerRepository(tx).findMany,
    findLiveSession: sessionRepository(counting).findLive,
    alive: () => true,
    ready: async () => ({ database: await isReachable(pool) }),
    now,
    logger: createLogger({ service: 'identity', level: 'silent' }),
  });
  statements = [];
  url = `http://127.0.0.1:${(await server.start()).port}`;
  closing.push(server.stop, () => pool.end(), database.drop);
});

afterAll(async () => {
  for (const close of closing) await close();
});

async function newCustomer(site = 'beaverbrooks') {
  const email = `${randomUUID()}@example.com`;
  const hybris = `${site === 'loupe' ? 'lou' : 'bb'}_root${randomUUID()}`;
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO customer (site, email, hybris_customer_id) VALUES ($1, $2, $3) RETURNING id',
    [site, email, hybris],
  );
  return { id: rows[0]?.id ?? '', email, hybrisCustomerId: hybris };
}

async function newSession({ site = 'beaverbrooks', expiresIn = '1 hour', ended = false } = {}) {
  const [token, customer, anonymousId] = [newToken(), await newCustomer(site), randomUUID()];
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO session (token_hash, customer_id, site, anonymous_id, expires_at, ended_at)
     VALUES ($1, $2, $3, $4, now() + $5::interval, CASE WHEN $6 THEN now() END) RETURNING id`,
    [createHash('sha256').update(token).digest(), customer.id, site, anonymousId, expiresIn, ended],
  );
  return { token, sessionId: rows[0]?.id, customerId: customer.id, anonymousId };
}

describe('ExchangeSession', () => {
  const asGateway = signCalls({
    issuer: 'gateway',
    audience: 'identity',
    keys: keys.gateway.keys,
    now,
  });
  const exchange = (token: string, site = 'beaverbrooks', interceptors: Interceptor[] = [asGateway]) =>
    createClient(
      SessionsService,
      createConnectTransport({ baseUrl: url, httpVersion: '1.1', interceptors }),
    ).exchangeSession({ token, site });

  it('answers the ids of a live session with one statement', async () => {
    const { token, sessionId, customerId, anonymousId } = await newSession();
    statements = [];
    const answer = await exchange(token);
    expect(answer).toMatchObject({ sessionId, customerId, anonymousId });
    expect(Number(answer.expiresAtMs)).toBeGreaterThan(Date.now());
    expect(statements).toHaveLength(1);
  });

  it.each([
    ['an unknown token', async () => exchange(newToken())],
    ['an empty token', async () => exchange('')],
    ['an expired session', async () => exchange((await newSession({ expiresIn: '-1 second' })).token)],
    ['an ended session', async () => exchange((await newSession({ ended: true })).token)],
    ['a session of the other site', async () => exchange((await newSession({ site: 'loupe' })).token)],
    ['a token that differs in case', async () => exchange((await newSession()).token.toUpperCase())],
  ])('answers NOT_FOUND to %s', async (_case, call) => {
    await expect(call()).rejects.toMatchObject({ code: Code.NotFound });
  });

  it('stores no token', async () => {
    const { token } = await newSession();
    const { rows } = await pool.query<{ all: string }>(
      'SELECT string_agg(session::text, $1) AS all FROM session',
      [''],
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('refuses a call without a service token, and one of a service that is not allowed', async () => {
    const { token } = await newSession();
    const asCheckout = signCalls({
      issuer: 'cart-checkout',
      audience: 'identity',
      keys: keys['cart-checkout'].keys,
      now,
    });
    statements = [];
    await expect(exchange(token, 'beaverbrooks', [])).rejects.toMatchObject({ code: Code.Unauthenticated });
    await expect(exchange(token, 'beaverbrooks', [asCheckout])).rejects.toMatchObject({
      code: Code.Unauthenticated,
    });
    expect(statements).toHaveLength(0);
  });
});

describe('the graph', () => {
  async function ask(actor: Parameters<typeof assertionFor>[0], query: string, variables = {}) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-loupe-assertion': await assertionFor(actor) },
      body: JSON.stringify({ query, variables }),
    });
    return response.json() as Promise<{ data: unknown; errors?: unknown }>;
  }

  it('[EN-20] userInfo returns the signed-in customer', async () => {
    const customer = await newCustomer();
    const answer = await ask(
      { customerId: customer.id },
      '{ isAuthorized userInfo { id hybrisCustomerId email } }',
    );
    expect(answer).toEqual({ data: { isAuthorized: true, userInfo: customer } });
  });

  it('[EN-20] userInfo is null for a guest', async () => {
    const answer = await ask({}, '{ isAuthorized userInfo { id } }');
    expect(answer).toEqual({ data: { isAuthorized: false, userInfo: null } });
  });

  it('does not find a customer of the other site', async () => {
    const { id } = await newCustomer('loupe');
    expect(await ask({ customerId: id }, '{ userInfo { id } }')).toEqual({ data: { userInfo: null } });
  });

  it('answers about the caller only', async () => {
    const [caller, other] = [await newCustomer(), await newCustomer()];
    const answer = await ask(
      { customerId: caller.id },
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { id email } } }',
      { r: [caller, other].map(({ id }) => ({ __typename: 'User', id })) },
    );
    expect(answer.data).toEqual({ _entities: [{ id: caller.id, email: caller.email }, null] });
  });
});

it('is ready with its database', async () => {
  const response = await fetch(`${url}/readyz`);
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ready', checks: { database: true } },
  ]);
});
