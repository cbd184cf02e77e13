/** What a browser remembers of the list, to draw hearts and a number before anything is asked. */
export type ListMemory = {
  /** Entries of the whole list. */
  count: number;
  /** Product keys known to be on it. */
  keys: readonly string[];
};

export const EMPTY_MEMORY: ListMemory = { count: 0, keys: [] };

/** Reads what was stored; nothing, or what is not ours, is an empty memory. */
export function readMemory(stored: string | null): ListMemory {
  try {
    const { count, keys } = JSON.parse(stored ?? '{}') as Partial<ListMemory>;
    if (!Number.isInteger(count) || !Array.isArray(keys)) return EMPTY_MEMORY;
    return { count: count ?? 0, keys: keys.filter((key) => typeof key === 'string') };
  } catch {
    return EMPTY_MEMORY;
  }
}

type Answer = { total: number; keys: readonly string[] };
type Change = { added?: string; removed?: string };

/**
 * The memory after an answer of the shop. A page that holds the whole list is the truth. Of a longer list what was known
 * stays known, but for what was just removed; when that is more than there is, only the answer counts.
 */
export function remember(
  known: ListMemory,
  { total, keys }: Answer,
  { added, removed }: Change = {},
): ListMemory {
  if (keys.length >= total) return { count: total, keys };
  const now = new Set([...(added === undefined ? [] : [added]), ...keys]);
  const all = [...new Set([...now, ...known.keys])].filter((key) => key !== removed || now.has(key));
  return { count: total, keys: all.length > total ? [...now] : all };
}
