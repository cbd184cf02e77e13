import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** One product of a feed: its attributes are texts, numbers, truths, or lists of texts. */
export type Attribute = string | number | boolean | null | readonly string[];
export interface Item {
  readonly id: string;
  readonly product: Readonly<Record<string, Attribute>>;
}
export type FeedLine = Item | { readonly id: string; readonly deleted: true };

/**
 * What one shop has given to be searched. Lines are collected under the id of a load and take effect together when it is triggered; then
 * they are in the file.
 */
export function openItems(file: string) {
  let items = read(file);
  const loads = new Map<string, FeedLine[]>();
  return {
    list: (): readonly Item[] => [...items.values()],
    collect(load: string, lines: readonly FeedLine[]): void {
      loads.set(load, [...(loads.get(load) ?? []), ...lines]);
    },
    /** @param isFull the load replaces everything. @returns false for an unknown load */
    trigger(load: string, isFull: boolean): boolean {
      const lines = loads.get(load);
      if (lines === undefined) return false;
      const next = new Map(isFull ? [] : items);
      for (const line of lines)
        if ('deleted' in line) next.delete(line.id);
        else next.set(line.id, line);
      items = next;
      loads.delete(load);
      writeFileSync(`${file}.new`, JSON.stringify([...items.values()]));
      renameSync(`${file}.new`, file);
      return true;
    },
  };
}

export type Items = ReturnType<typeof openItems>;

function read(file: string): Map<string, Item> {
  try {
    const known = JSON.parse(readFileSync(file, 'utf8')) as Item[];
    return new Map(known.map((item) => [item.id, item]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}
