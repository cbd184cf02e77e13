import type { Pause } from '@loupe/outgoing/pause';
import type { Logger } from '@loupe/telemetry/logger';
import { z } from 'zod';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';
import type { OpenSearchClient } from './opensearch-client.ts';

/** A change of one document of an index. */
export interface Write {
  readonly id: string;
  /** Null deletes it. */
  readonly document: object | null;
}

export interface BulkOptions {
  readonly client: OpenSearchClient;
  readonly pause: Pause;
  readonly logger: Logger;
}

export interface BulkTarget {
  /** Of an index itself, not an alias. */
  readonly index: string;
  /** A write with a lower number than the one that a document was last written with changes nothing. */
  readonly fence: number;
}

const MOST_BYTES = 4_000_000;
const MOST_WRITES = 2_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const MOST_ATTEMPTS = 10;

const Items = z.object({
  items: z.array(z.record(z.string(), z.object({ status: z.number(), error: z.unknown().optional() }))),
});

/**
 * Writes documents in requests of some megabytes, one after another. What the server has no room for is written again after a pause
 * that doubles, so that a slow index slows down its writer. A document that does not fit the index is logged and left out: it must not
 * hold up the others.
 * @throws SearchUnavailableError when it had no room for a minute
 */
export async function bulkWrite(
  options: BulkOptions,
  writes: readonly Write[],
  { index, fence }: BulkTarget,
): Promise<void> {
  let lines: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (lines.length > 0) await writeAll(options, index, lines);
    lines = [];
    bytes = 0;
  };
  for (const { id, document } of writes) {
    const action = { _id: id, version: fence, version_type: 'external_gte' };
    const line =
      document === null
        ? JSON.stringify({ delete: action })
        : `${JSON.stringify({ index: action })}\n${JSON.stringify(document)}`;
    const size = Buffer.byteLength(line) + 1;
    if (bytes + size > MOST_BYTES || lines.length >= MOST_WRITES) await flush();
    lines.push(line);
    bytes += size;
  }
  await flush();
}

async function writeAll(options: BulkOptions, index: string, lines: readonly string[]): Promise<void> {
  let left = lines;
  for (let attempt = 0; ; attempt++) {
    left = await writeOnce(options, index, left);
    if (left.length === 0) return;
    if (attempt === MOST_ATTEMPTS)
      throw new SearchUnavailableError(`OpenSearch has no room for writes to ${index}.`);
    await options.pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
  }
}

/** @returns the writes that the server had no room for */
async function writeOnce(
  { client, logger }: BulkOptions,
  index: string,
  lines: readonly string[],
): Promise<string[]> {
  const answer = await client.call({
    method: 'POST',
    path: `/${index}/_bulk`,
    may: [429],
    body: `${lines.join('\n')}\n`,
  });
  if (answer.status === 429) return [...lines];
  const results = Items.parse(answer.body).items.map((item) => Object.values(item)[0]);
  return lines.filter((line, at) => {
    const { status = 500, error } = results[at] ?? {};
    // 404: it was deleted before. 409: a later writer was here.
    if (status < 300 || status === 404 || status === 409) return false;
    if (status === 429 || status === 503) return true;
    logger.error({ status, error, line: line.slice(0, 200) }, 'the search index refused a document');
    return false;
  });
}
