import type { Logger } from '@loupe/telemetry/logger';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';
import { OpenSearchRefusal } from './opensearch-client.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { isAnswer, isPartial, SearchAnswers } from './search-answer.ts';
import type { Searched } from './search-answer.ts';

/** A shard that is slower than this share of the call's time is left out of the answer. */
const SHARD_SHARE = 0.7;

/** Asks several questions at once. */
export type AskIndex = (bodies: readonly object[], signal: AbortSignal) => Promise<Searched[]>;

/** @param index an alias. A partial answer is logged and given: most of a listing is better than none. */
export function askIndex(client: OpenSearchClient, index: string, logger: Logger): AskIndex {
  const timeout = `${Math.round(client.timeoutMs * SHARD_SHARE)}ms`;
  return async (bodies, signal) => {
    const lines = bodies.flatMap((body) => ['{}', JSON.stringify({ timeout, _source: false, ...body })]);
    const { body } = await client.call({
      method: 'POST',
      path: `/${index}/_msearch`,
      signal,
      body: `${lines.join('\n')}\n`,
    });
    return SearchAnswers.parse(body).responses.map((response) => {
      if (!isAnswer(response)) throw failure(response);
      if (isPartial(response)) {
        logger.warn({ shards: response._shards, timedOut: response.timed_out }, 'search answered in part');
      }
      return response;
    });
  };
}

function failure({ status, error }: { readonly status: number; readonly error?: unknown }): Error {
  const what = `OpenSearch answered ${status}: ${JSON.stringify(error ?? null).slice(0, 500)}`;
  // 404: the alias is not there yet.
  const isRefusal = status < 500 && status !== 429 && status !== 404;
  return isRefusal ? new OpenSearchRefusal(what) : new SearchUnavailableError(what);
}
