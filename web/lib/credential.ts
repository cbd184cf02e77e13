import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const CHECK_EVERY_MS = 1_000;

const keySets = z.object({
  web: z.object({ active: z.string(), keys: z.record(z.string(), z.string()) }),
});

export interface Credentials {
  /** By which the gateway recognises web's server, and by which web signs. */
  readonly active: string;
  /** Each of them may have signed what a browser brings back. */
  readonly all: readonly string[];
}

/**
 * The key set `web` of a file, read again when the file changes. An invalid change is logged and keeps the previous keys.
 * @returns a function that returns the current ones
 * @throws Error without any key material, when the file has no such key at start
 */
export function openCredentials(file: string, report: (error: unknown) => void): () => Credentials {
  let credentials = read(file);
  let isUsable = true;
  const look = (): void => {
    try {
      credentials = read(file);
      isUsable = true;
    } catch (error) {
      if (isUsable) report(error);
      isUsable = false;
    }
  };
  setInterval(look, CHECK_EVERY_MS).unref();
  return () => credentials;
}

function read(file: string): Credentials {
  try {
    const { web } = keySets.parse(JSON.parse(readFileSync(file, 'utf8')));
    const active = web.keys[web.active];
    if (active) return { active, all: Object.values(web.keys) };
  } catch {
    // The parser's message may contain a key.
  }
  throw new Error('web cannot use the keys of KEYS_FILE: it holds no active key of the set "web".');
}
