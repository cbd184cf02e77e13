import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { CallLimits } from '@loupe/outgoing/time-outs';
import { inSpan } from '@loupe/telemetry/trace';
import { Pool } from 'undici';
import { basicAuthorization } from '../basic-authorization.ts';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';

const CONNECTIONS = 32;

export interface OpenSearchCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query; ids and names in it are our own. */
  readonly path: string;
  /** An object, or lines of JSON. */
  readonly body?: object | string;
  /** Statuses from 400 on that are answers here. */
  readonly may?: readonly number[];
  /** Ends a series of calls; the time-out of one call otherwise. */
  readonly signal?: AbortSignal;
}

export interface OpenSearchAnswer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

/** The server understood and refused: a mistake of ours. */
export class OpenSearchRefusal extends Error {
  override readonly name = 'OpenSearchRefusal';
}

export interface OpenSearchClient {
  /** For a series of calls that a shopper waits for. */
  deadline(): AbortSignal;
  readonly timeoutMs: number;
  /** @throws SearchUnavailableError without an answer, with a server error or too many requests; OpenSearchRefusal for others */
  call(call: OpenSearchCall): Promise<OpenSearchAnswer>;
  close(): Promise<void>;
}

export const SEARCHING: CallLimits = TIME_OUTS.catalogueSearch;
export const INDEXING: CallLimits = TIME_OUTS.catalogueIndexing;

/** @param url of a node or of what stands before several; with user and password where the cluster asks for them */
export function openSearchClient(
  url: string,
  { timeoutMs, connectMs, openMs }: CallLimits,
): OpenSearchClient {
  const address = new URL(url);
  const { origin, pathname } = address;
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: connectMs } });
  const breaker = createBreaker({ openMs, isFailure: (error) => !(error instanceof OpenSearchRefusal) });
  const authorization = basicAuthorization(address);

  async function send({ method, path, body, may = [], signal }: OpenSearchCall): Promise<OpenSearchAnswer> {
    const isLines = typeof body === 'string';
    const response = await pool.request({
      method,
      path: `${pathname.replace(/\/$/, '')}${path}`,
      headers: { ...authorization, 'content-type': isLines ? 'application/x-ndjson' : 'application/json' },
      body: body === undefined ? null : isLines ? body : JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(timeoutMs),
    });
    const text = await response.body.text();
    const { statusCode: status } = response;
    if (status < 400 || may.includes(status)) return { status, body: text === '' ? null : JSON.parse(text) };
    const what = `OpenSearch answered ${status} to ${method} ${path}: ${text.slice(0, 500)}`;
    throw status < 500 && status !== 429
      ? new OpenSearchRefusal(what)
      : new SearchUnavailableError(what, { cause: new HTTPError(status, 'OpenSearch') });
  }

  return {
    timeoutMs,
    deadline: () => AbortSignal.timeout(timeoutMs),
    async call(call) {
      try {
        return await inSpan(`opensearch ${call.method}`, { kind: 'client' }, () =>
          breaker.run(() => send(call)),
        );
      } catch (error) {
        if (error instanceof OpenSearchRefusal || error instanceof SearchUnavailableError) throw error;
        const why = error instanceof BreakerOpenError ? 'is not asked for the moment' : 'did not answer';
        throw new SearchUnavailableError(`OpenSearch ${why}.`, { cause: error });
      }
    },
    close: () => pool.close(),
  };
}
