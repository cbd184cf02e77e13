/** The list as stored in a browser, to render hearts and the count before any request. */
export type ListMemory = {
  /** Entries of the whole list. */
  count: number;
  /** Product keys known to be on it. */
  keys: readonly string[];
};

export const EMPTY_MEMORY: ListMemory = { count: 0, keys: [] };

/** Parses the stored list; a missing or invalid one is empty. */
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
 * The stored list after an answer. A page that holds the whole list replaces it. For a longer list known keys are
 * kept, except the removed one; when they exceed the total, only the answer counts.
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
