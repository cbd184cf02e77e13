import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { HasherBusyError } from '../../domain/password/hasher-busy-error.ts';
import type { PasswordHasher } from '../../domain/password/hasher.ts';

export interface Argon2Options {
  /** Hashes made at the same time: each takes a core and its memory. */
  readonly concurrency: number;
  /** How many may wait; more are turned away at once instead of all being late. */
  readonly queue: number;
  /** KiB. */
  readonly memoryCost?: number;
  readonly timeCost?: number;
}

/**
 * argon2id, by OWASP's least parameters unless told otherwise.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export function argon2Hasher(options: Argon2Options): PasswordHasher {
  const { memoryCost = 19_456, timeCost = 2 } = options;
  const settings = { memoryCost, timeCost, parallelism: 1 }; // argon2id is the library's own choice
  const inTurn = turns(options);
  // Nobody's password, by the same rules as everybody's: to verify against it costs what it costs for a real one.
  const nobodys = hash(randomBytes(32), settings);
  return {
    hash: (password) => inTurn(() => hash(password, settings)),

    verify: (stored, password) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await nobodys), password);
        return matches && stored !== null;
      }),

    isOutdated: (stored) => {
      const made = parseOptions(stored);
      return made.memoryCost < memoryCost || made.timeCost < timeCost;
    },
  };
}

/** At most so many at a time, in the order they came. @throws HasherBusyError when too many wait */
function turns({ concurrency, queue }: Argon2Options) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1;
    else if (waiting.length >= queue) throw new HasherBusyError('Too many passwords wait to be hashed.');
    else await new Promise<void>((called) => waiting.push(called)); // whoever calls hands its place on
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
