import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types';
import nextDefault from 'next/dist/server/lib/cache-handlers/default.js';

/**
 * Next loads this file itself, unbundled and before anything of ours (`cacheHandlers` in next.config.ts), so it imports
 * nothing of ours: `sharePages` leaves the store of all instances under this symbol when the process starts.
 */
const STORE = Symbol.for('loupe.web.shared-entries');
/** Next's own limit. */
const MEMORY_BYTES = 50 * 1024 * 1024;

/** An entry with its bytes. */
export type SharedEntry = Omit<CacheEntry, 'value'> & { readonly value: Uint8Array };

/** None of them rejects: without the store they find and keep nothing. */
export interface SharedStore {
  read(key: string): Promise<SharedEntry | undefined>;
  write(key: string, entry: SharedEntry): Promise<void>;
  forget(tags: readonly string[]): Promise<void>;
}

/**
 * Next's own cache in memory, and behind it the store of all instances: an entry that another instance made is copied
 * into this one's memory, which decides by its own record of expired tags whether it is still right.
 */
export function createPageCacheHandler(
  memory: CacheHandler,
  store: () => SharedStore | undefined,
): CacheHandler {
  return {
    async get(key, softTags) {
      const own = await memory.get(key, softTags);
      if (own) return own;
      const found = await store()?.read(key);
      if (!found) return undefined;
      await memory.set(key, Promise.resolve({ ...found, value: streamOf(found.value) }));
      return memory.get(key, softTags);
    },
    async set(key, pendingEntry) {
      await memory.set(key, pendingEntry);
      const shared = store();
      const kept = shared && (await memory.get(key, []));
      if (kept) await shared.write(key, { ...kept, value: await bytesOf(kept.value) });
    },
    refreshTags: () => memory.refreshTags(),
    getExpiration: (tags) => memory.getExpiration(tags),
    async updateTags(tags, durations) {
      await memory.updateTags(tags, durations);
      await store()?.forget(tags);
    },
  };
}

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

// Next asks for a default export.
// eslint-disable-next-line no-restricted-syntax
export default createPageCacheHandler(
  nextDefault.createDefaultCacheHandler(MEMORY_BYTES),
  () => (globalThis as { [STORE]?: SharedStore })[STORE],
);
