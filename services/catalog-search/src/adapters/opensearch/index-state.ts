import { z } from 'zod';
import type { OpenSearchClient } from './opensearch-client.ts';

/** It is no product: it has no site. */
const STATE = 'state';

const State = z.object({
  /** Transactions before it are in the index. */
  horizon: z.string().transform(BigInt),
  /** Rises when products have words that they did not have. */
  words: z.number(),
  /** Milliseconds since 1970: the last time that the horizon was known to be current. */
  followedAt: z.number(),
  /** Which instance writes, and until when the others leave it to that one. */
  writer: z.string(),
  writesUntil: z.number(),
});
export type IndexState = z.infer<typeof State>;

export interface StoredState extends IndexState {
  /** The index itself, which an alias may stop naming at any time. */
  readonly index: string;
  /** Rises with each time that it is stored: what a writer's documents are fenced with. */
  readonly fence: number;
  readonly place: { readonly seqNo: number; readonly term: number };
}

const Found = z.object({
  _index: z.string(),
  _version: z.number(),
  _seq_no: z.number(),
  _primary_term: z.number(),
  _source: z.object({ state: State }),
});
const Stored = z.object({
  _index: z.string(),
  _version: z.number(),
  _seq_no: z.number(),
  _primary_term: z.number(),
});

/** @param name of an index or alias. @returns null where there is none, or it is not filled yet */
export async function readState(client: OpenSearchClient, name: string): Promise<StoredState | null> {
  const { status, body } = await client.call({ method: 'GET', path: `/${name}/_doc/${STATE}`, may: [404] });
  if (status === 404) return null;
  const found = Found.parse(body);
  return { ...found._source.state, ...placeOf(found) };
}

/**
 * @param known the state that it replaces; null for the first of an index
 * @returns null when another writer was faster
 */
export async function storeState(
  client: OpenSearchClient,
  index: string,
  state: IndexState,
  known: StoredState | null,
): Promise<StoredState | null> {
  const { horizon, words, followedAt, writer, writesUntil } = state;
  const only =
    known === null ? 'op_type=create' : `if_seq_no=${known.place.seqNo}&if_primary_term=${known.place.term}`;
  const { status, body } = await client.call({
    method: 'PUT',
    path: `/${index}/_doc/${STATE}?${only}`,
    may: [409],
    body: { state: { horizon: String(horizon), words, followedAt, writer, writesUntil } },
  });
  return status === 409 ? null : { ...state, ...placeOf(Stored.parse(body)) };
}

const placeOf = (stored: z.infer<typeof Stored>) => ({
  index: stored._index,
  fence: stored._version,
  place: { seqNo: stored._seq_no, term: stored._primary_term },
});
