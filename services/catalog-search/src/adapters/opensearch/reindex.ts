import { NO_CHANGES } from '../db/search-documents.ts';
import { bulkWrite } from './bulk-writer.ts';
import { readState, storeState } from './index-state.ts';
import type { StoredState } from './index-state.ts';
import { indexesOf } from './indexes.ts';
import type { Indexes } from './indexes.ts';
import type { IndexingOptions } from './indexing-options.ts';
import { entriesOf, removalsOf, writesOf } from './product-writes.ts';

const BATCH = 500;
/** An index that is being filled says so at least this often; one that does not was left behind. */
const SILENT_MS = 2 * 60_000;

export interface ReindexOptions extends IndexingOptions {
  /** As many as the index before unless given. Each holds some ten million products; more of them cost each search more. */
  readonly shards?: number | undefined;
}

/**
 * Fills a new index from the tables and lets the alias name it. The one before answers and is followed meanwhile. The changes since the
 * new one was begun are applied to it before the swap, and by the follower after it, from the horizon that was taken first: none is
 * missed. The index before is kept until the next reindex. An interrupted one leaves an index that the next removes.
 * @returns how many products were read
 */
export async function reindex(options: ReindexOptions): Promise<number> {
  const { client, alias, documents, writer, now } = options;
  const indexes = indexesOf(client, alias);
  await removeUnused(options, indexes);
  const { horizon } = await documents.changesSince(NO_CHANGES);
  const name = await indexes.create(now(), options.shards ?? (await indexes.shards()));
  const begun = {
    horizon,
    words: 0,
    followedAt: now().getTime(),
    writer,
    writesUntil: now().getTime() + SILENT_MS,
  };
  let state = await storeState(client, name, begun, null);
  let read = 0;
  for await (const found of documents.all(BATCH)) {
    if (state === null) break;
    await bulkWrite(options, writesOf(found.flatMap(entriesOf), now()), state);
    read += found.length;
    state = await storeState(client, name, { ...state, writesUntil: now().getTime() + SILENT_MS }, state);
  }
  if (state === null) throw new Error(`Another writer uses ${name}.`);
  state = await applyChanges(options, state);
  await indexes.serve(name);
  await indexes.refresh(name);
  await storeState(client, name, { ...state, writesUntil: 0 }, state);
  await indexes.swap(name);
  return read;
}

/** What was changed while it was filled. What is changed from here on the follower applies. */
async function applyChanges(options: ReindexOptions, state: StoredState): Promise<StoredState> {
  const { documents, now } = options;
  const { horizon, changes } = await documents.changesSince(state.horizon);
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const entries = (await documents.byIds(batch)).flatMap(entriesOf);
    await bulkWrite(options, [...writesOf(entries, now()), ...removalsOf(batch, entries)], state);
  }
  return { ...state, horizon, followedAt: now().getTime() };
}

/** Those that are not searched and that nobody fills. */
async function removeUnused({ client, now }: ReindexOptions, indexes: Indexes): Promise<void> {
  for (const { name, isServing } of await indexes.list()) {
    if (isServing) continue;
    const state = await readState(client, name);
    if (state === null || state.writesUntil < now().getTime()) await indexes.remove(name);
  }
}
