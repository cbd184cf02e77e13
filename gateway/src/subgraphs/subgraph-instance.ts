import type { InstanceAddress } from '@loupe/outgoing/addresses';
import { instancePool } from '@loupe/outgoing/instance-pool';
import { orAborted } from '@loupe/outgoing/or-aborted';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { ASSERTION_HEADER } from '@loupe/subgraph-server/assertion';
import type { IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'undici';
import { PassedAnswer, type SubgraphAnswer } from '../pass-through/passed-answer.ts';

/** One process of a subgraph, over kept-alive connections. */
export interface SubgraphInstance {
  readonly pool: Pool;
  readonly path: string;
  /** Whether its last answer closed the connection, as a subgraph does while it drains. */
  isLeaving: boolean;
}

/** The answer is not GraphQL, or the subgraph rejected this gateway's assertion. */
export class NotGraphqlError extends Error {
  override readonly name = 'NotGraphqlError';
}

const CONNECTIONS = 64;
/** Maximum bytes of an answer; a full listing page has about 2 % of this. */
const ANSWER_LIMIT = 5_000_000;

export function openSubgraphInstance(address: InstanceAddress): SubgraphInstance {
  const { connectMs } = TIME_OUTS.subgraph;
  const limits = { connections: CONNECTIONS, connectMs, maxResponseSize: ANSWER_LIMIT };
  return { pool: instancePool(address, limits), path: address.url.pathname, isLeaving: false };
}

export interface SubgraphRequest {
  readonly body: string;
  readonly headers: Record<string, string>;
  /** Of the operation, which may ask several subgraphs. */
  readonly signal: AbortSignal;
  /** Until the answer begins, and between its parts. */
  readonly timeoutMs: number;
}

/** Of every request to a subgraph. */
export const jsonHeaders = (assertion: string) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  [ASSERTION_HEADER]: assertion,
});

/** @throws NotGraphqlError, or what undici throws */
export async function postToSubgraph(
  instance: SubgraphInstance,
  { body, headers, signal, timeoutMs }: SubgraphRequest,
): Promise<{ answer: SubgraphAnswer | PassedAnswer; headers: IncomingHttpHeaders }> {
  const { pool, path } = instance;
  const limits = { signal, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const request = pool.request({ path, method: 'POST', headers, body, ...limits });
  const response = await orAborted(request, signal);
  instance.isLeaving = response.headers['connection'] === 'close';
  const text = await response.body.text();
  const answer = isWhole(text) ? new PassedAnswer(text) : graphqlAnswerIn(text);
  // 401: the subgraph rejects the assertion, which is not the shopper's mistake.
  if (answer === undefined || response.statusCode === 401)
    throw new NotGraphqlError(`HTTP ${response.statusCode}`);
  return { answer, headers: response.headers };
}

/** Whether the answer is data alone, as Apollo Server writes it. An answer whose data has a field named `errors` or `extensions` is parsed. */
const isWhole = (text: string): boolean =>
  text.startsWith('{"data":{') &&
  text.endsWith('}\n') &&
  !text.includes('"errors":') &&
  !text.includes('"extensions":');

function graphqlAnswerIn(text: string): SubgraphAnswer | undefined {
  try {
    const answer = JSON.parse(text) as SubgraphAnswer;
    return answer.data !== undefined || answer.errors !== undefined ? answer : undefined;
  } catch {
    return undefined;
  }
}

const PROBE = JSON.stringify({ query: '{ __typename }' });

/** Checks that an instance executes operations, without a field of the subgraph. */
export async function probeSubgraph(
  instance: SubgraphInstance,
  assertion: string,
  signal: AbortSignal,
): Promise<void> {
  const timeoutMs = TIME_OUTS.subgraph.timeoutMs;
  const request = { body: PROBE, headers: jsonHeaders(assertion), signal, timeoutMs };
  const { answer } = await postToSubgraph(instance, request);
  if (!answer.data) throw new NotGraphqlError('A probe had no data.');
  if (instance.isLeaving) throw new Error('The instance drains.');
}
