import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The keys shared with the shop, by id: each is accepted, and the active one signs what we send. */
export interface Keys {
  readonly active: string;
  readonly accepted: ReadonlyMap<string, string>;
}

const LOOK_EVERY_MS = 1_000;

const set = z.object({ active: z.string(), keys: z.record(z.string(), z.string().min(8)) });

/**
 * One set of a JSON file of key sets, read again when the file has changed; an invalid change is ignored.
 * @returns a function that returns the current keys
 * @throws Error when the file has no such set at start; the message contains no key
 */
export function openKeys(file: string, name: string): () => Keys {
  let keys = read(file, name);
  const look = (): void => {
    try {
      keys = read(file, name);
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', msg: (error as Error).message }));
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  return () => keys;
}

function read(file: string, name: string): Keys {
  try {
    const sets = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
    const { active, keys } = set.parse(sets[name]);
    if (keys[active] !== undefined) return { active, accepted: new Map(Object.entries(keys)) };
  } catch {
    // The parser's message may contain a key.
  }
  throw new Error(`KEYS_FILE holds no usable set "${name}".`);
}

/** The active key's text. */
export const activeOf = ({ active, accepted }: Keys): string => accepted.get(active)!;

/** The ids only, for /healthz. */
export const kidsOf = ({ active, accepted }: Keys) => ({ active, accepted: [...accepted.keys()] });
