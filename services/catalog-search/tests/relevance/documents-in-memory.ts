import type { SearchDocument } from '../../src/domain/search/search-document.ts';

/** As the tables answer them, in parts; nothing changes. */
export const inMemory = (documents: readonly SearchDocument[]) => ({
  async *all(limit: number) {
    for (let at = 0; at < documents.length; at += limit) yield documents.slice(at, at + limit);
  },
  byIds: async () => [],
  changesSince: async () => ({ horizon: 1n, changes: [] }),
});
