import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const CHECK_EVERY_MS = 1_000;

const keySets = z.object({
  web: z.object({ active: z.string(), keys: z.record(z.string(), z.string()) }),
});

/**
 * The credential by which the gateway recognises web's server: the active key of the set `web` in a file, read again
 * when the file changes. An invalid change is logged and keeps the previous credential.
 * @returns a function that returns the current credential
 * @throws Error without any key material, when the file has no such key at start
 */
export function openCredential(file: string, report: (error: unknown) => void): () => string {
  let credential = read(file);
  let isUsable = true;
  const look = (): void => {
    try {
      credential = read(file);
      isUsable = true;
    } catch (error) {
      if (isUsable) report(error);
      isUsable = false;
    }
  };
  setInterval(look, CHECK_EVERY_MS).unref();
  return () => credential;
}

function read(file: string): string {
  let key: string | undefined;
  try {
    const { web } = keySets.parse(JSON.parse(readFileSync(file, 'utf8')));
    key = web.keys[web.active];
  } catch {
    // The parser's message may contain a key.
  }
  if (key) return key;
  throw new Error('web cannot use the keys of KEYS_FILE: it holds no active key of the set "web".');
}
