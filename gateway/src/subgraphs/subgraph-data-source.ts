import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import { ASSERTION_HEADER } from '@loupe/subgraph-server/assertion';
import { createBreaker } from '@loupe/outgoing/breaker';
import type { Breaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { clientHeaders } from '@loupe/subgraph-server/client-facts';
import { CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import { TIMEOUT_HEADER } from '@loupe/subgraph-server/deadline';
import type { Clock } from '@loupe/subgraph-server/keys';
import { sessionChangeOf } from '@loupe/subgraph-server/session-change';
import { STAGED_HEADER } from '@loupe/subgraph-server/staged';
import { Targets } from '@loupe/subgraph-server/targets';
import { currentTraceparent, inSpan } from '@loupe/telemetry/trace';
import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import type { GatewayContext } from '../gateway-context.ts';
import { neverArrived, nobodyThere } from './connection-errors.ts';
import { SubgraphUnavailableError } from './subgraph-unavailable-error.ts';

type SubgraphAnswer = Awaited<ReturnType<GraphQLDataSource<GatewayContext>['process']>>;

interface Instance {
  readonly pool: Pool;
  readonly path: string;
}

const CONNECTIONS = 64;
const { connectMs, openMs } = TIME_OUTS.subgraph;
/** Backstop only: an operation's own signal ends it earlier. */
const SILENCE_MS = 20_000;
/** Bytes of an answer; a full listing page is a fiftieth of it. */
const ANSWER_LIMIT = 5_000_000;

/**
 * One subgraph, all its instances, over pools of kept-alive connections: less than half the CPU of the data source that comes
 * with the gateway, which in addition knows neither several instances nor a time-out.
 * A query that finds an instance dead is tried once on another; a mutation only when its connection was refused.
 */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  readonly #name: string;
  readonly #instances: Targets<Instance>;
  readonly #pools: readonly Pool[];
  readonly #breaker: Breaker = createBreaker({ openMs });

  /** @param urls of /graphql, one per instance */
  constructor({ name, urls, now }: { name: string; urls: readonly string[]; now: Clock }) {
    this.#name = name;
    const instances = urls
      .map((url) => new URL(url))
      .map((url) => ({ pool: poolOf(url.origin), path: url.pathname }));
    this.#instances = new Targets(instances, now);
    this.#pools = instances.map(({ pool }) => pool);
  }

  /** @throws SubgraphUnavailableError */
  async process(options: GraphQLDataSourceProcessOptions<GatewayContext>): Promise<SubgraphAnswer> {
    const { request } = options;
    const context = options.context as GatewayContext;
    const { query, operationName, variables } = request;
    const body = JSON.stringify({ query, operationName, variables });
    try {
      return await inSpan(`fetch ${this.#name}`, { kind: 'client' }, () =>
        this.#breaker.run(() =>
          this.#instances.call((instance) => post(instance, body, context), {
            isDead: nobodyThere,
            mayRepeat: context.call?.isMutation ? neverArrived : nobodyThere,
          }),
        ),
      );
    } catch (error) {
      throw new SubgraphUnavailableError(this.#name, error);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.close()));
  }
}

function poolOf(origin: string): Pool {
  return new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    // Shorter than a subgraph keeps its end open, so that no request meets a connection that is just being closed.
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 60_000,
    connect: { timeout: connectMs },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    maxResponseSize: ANSWER_LIMIT,
  });
}

/** Seconds, as a subgraph that was asked too often says them. */
function retryAfterOf({ 'retry-after': seconds }: IncomingHttpHeaders): string | undefined {
  return typeof seconds === 'string' && /^\d{1,6}$/.test(seconds) ? seconds : undefined;
}

async function post(
  { pool, path }: Instance,
  body: string,
  context: GatewayContext,
): Promise<SubgraphAnswer> {
  const { call, client, correlationId, origin } = context;
  const traceparent = currentTraceparent();
  if (call === undefined) throw new Error('A subgraph is called before the shopper is identified.');
  const response = await pool.request({
    path,
    method: 'POST',
    signal: call.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      [ASSERTION_HEADER]: call.assertion,
      [CORRELATION_HEADER]: correlationId,
      [TIMEOUT_HEADER]: String(call.subgraphTimeoutMs),
      ...clientHeaders(client),
      ...(origin.isStaged ? { [STAGED_HEADER]: 'true' } : {}),
      ...(traceparent === undefined ? {} : { traceparent }),
    },
    body,
  });
  const answer = (await response.body.json()) as SubgraphAnswer;
  call.sessionChange = sessionChangeOf(response.headers) ?? call.sessionChange;
  call.retryAfter = retryAfterOf(response.headers) ?? call.retryAfter;
  const isGraphql = answer.data !== undefined || answer.errors !== undefined;
  // 401 is a subgraph that does not trust this gateway: nothing the shopper could have done.
  if (!isGraphql || response.statusCode === 401) throw new Error(`HTTP ${response.statusCode}`);
  return answer;
}
