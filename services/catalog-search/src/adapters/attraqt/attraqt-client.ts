import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { HTTPError } from '@loupe/outgoing/http-error';
import type { CallLimits } from '@loupe/outgoing/time-outs';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { inSpan } from '@loupe/telemetry/trace';
import { basicAuthorization } from '../basic-authorization.ts';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';

/** The vendor understood and refused: a mistake of ours. */
export class AttraqtRefusal extends Error {
  override readonly name = 'AttraqtRefusal';
}

export interface AttraqtClient {
  /**
   * @param body an object, or lines of JSON
   * @returns parsed JSON
   * @throws SearchUnavailableError without an answer, with a server error or too many requests; AttraqtRefusal for others
   */
  send(method: 'POST' | 'PUT', path: string, body: object | string): Promise<unknown>;
}

export const SEARCHING: CallLimits = TIME_OUTS.catalogueSearch;
export const FEEDING: CallLimits = TIME_OUTS.catalogueIndexing;

/**
 * One of the vendor's hosts (https://docs.attraqt.io). @param url without a path; with user and password where the host asks for them, as
 * that of the feed does
 */
export function attraqtClient(url: string, { timeoutMs, openMs }: CallLimits): AttraqtClient {
  const address = new URL(url);
  const authorization = basicAuthorization(address);
  const breaker = createBreaker({ openMs, isFailure: (error) => !(error instanceof AttraqtRefusal) });

  async function request(method: string, path: string, body: object | string): Promise<unknown> {
    const isLines = typeof body === 'string';
    const response = await fetch(`${address.origin}${path}`, {
      method,
      headers: { ...authorization, 'content-type': isLines ? 'application/x-ndjson' : 'application/json' },
      body: isLines ? body : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response.json();
    const what = `Attraqt answered ${response.status}: ${(await response.text()).slice(0, 500)}`;
    throw response.status < 500 && response.status !== 429
      ? new AttraqtRefusal(what)
      : new SearchUnavailableError(what, { cause: new HTTPError(response.status, 'Attraqt') });
  }

  return {
    async send(method, path, body) {
      try {
        return await inSpan('attraqt', { kind: 'client' }, () =>
          breaker.run(() => request(method, path, body)),
        );
      } catch (error) {
        if (error instanceof AttraqtRefusal || error instanceof SearchUnavailableError) throw error;
        const why = error instanceof BreakerOpenError ? 'is not asked for the moment' : 'did not answer';
        throw new SearchUnavailableError(`Attraqt ${why}.`, { cause: error });
      }
    },
  };
}
