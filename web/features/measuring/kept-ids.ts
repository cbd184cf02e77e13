type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'getItem' | 'setItem'>;

/** Ids that a browser remembers under a key, newest last. */
export const idsIn = (storage: Reads, key: string): string[] =>
  (storage.getItem(key) ?? '').split(' ').filter(Boolean);

/** @param most ids that are remembered: the oldest are forgotten */
export const keepIds = (storage: Writes, key: string, ids: readonly string[], most: number): void =>
  storage.setItem(key, [...new Set([...idsIn(storage, key), ...ids])].slice(-most).join(' '));
