import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Site } from '@loupe/contracts/sites';
import type { PushedItem } from '../domain/item/content-item.ts';
import { itemFields, withCheckedBody } from '../seed/item-file.ts';

/** Every file that is wrong, with each path in it and the reason; nothing is stored. */
export class ItemFilesRefusedError extends Error {
  override readonly name = 'ItemFilesRefusedError';
}

/** Of an item's body and of a whole file, as the delivery of content allows (providers.md §7). */
const MAX_BYTES = 200_000;

const pushedItem = itemFields
  .extend({
    /** The slot that it is placed in when it is published; an item that is in a slot stays there without it. */
    slot: z.string().min(1).optional(),
    position: z.int().min(0).optional(),
  })
  .transform(withCheckedBody);
const itemsFile = z.union([z.array(z.unknown()), z.unknown().transform((one) => [one])]);

/**
 * The items of these files, and of the .json files in these folders and below. A file has one item or a list of them.
 * @throws ItemFilesRefusedError
 */
export function readItemFiles(paths: readonly string[], site: Site): PushedItem[] {
  const read = paths.flatMap(filesAt).map((file) => readItems(file, site));
  const refused = read.flatMap(({ problems }) => problems);
  const items = read.flatMap((one) => one.items);
  const keys = items.map(({ deliveryKey }) => deliveryKey);
  const twice = keys.filter((key, index) => keys.indexOf(key) < index);
  refused.push(...twice.map((key) => `${key} is in more than one place.`));
  if (items.length === 0 && refused.length === 0) refused.push('There is no item.');
  if (refused.length > 0) throw new ItemFilesRefusedError(refused.join('\n'));
  return items;
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(path, name));
}

function readItems(file: string, site: Site): { items: PushedItem[]; problems: string[] } {
  const text = readFileSync(file, 'utf8');
  const refuse = (reason: string) => ({ items: [], problems: [`${file}: ${reason}`] });
  if (Buffer.byteLength(text) > MAX_BYTES) return refuse(`has more than ${MAX_BYTES} bytes`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse((error as Error).message);
  }
  const isList = Array.isArray(json);
  const items: PushedItem[] = [];
  const problems: string[] = [];
  for (const [index, one] of itemsFile.parse(json).entries()) {
    const read = pushedItem.safeParse(one);
    if (read.success) items.push(asPushed(read.data, site));
    else
      problems.push(
        ...read.error.issues.map(({ path, message }) => {
          const where = [...(isList ? [index] : []), ...path].map(String).join('.');
          return `${file}: ${where === '' ? '' : `${where}: `}${message}`;
        }),
      );
  }
  return { items, problems };
}

function asPushed({ slot, position, ...item }: z.output<typeof pushedItem>, site: Site): PushedItem {
  const place = slot === undefined ? null : { slotKey: slot, position: position ?? null };
  return { site, ...item, place };
}
