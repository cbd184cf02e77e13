import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { HasherBusyError } from '../../domain/password/hasher-busy-error.ts';
import type { PasswordHasher } from '../../domain/password/hasher.ts';

export interface Argon2Options {
  /** Hashes computed at the same time; each uses one core and `memoryCost`. */
  readonly concurrency: number;
  /** How many may wait; further ones are refused at once, so that those that wait are not late. */
  readonly queue: number;
  /** KiB. */
  readonly memoryCost?: number;
  readonly timeCost?: number;
}

/**
 * argon2id, with OWASP's minimum parameters as defaults.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export function argon2Hasher(options: Argon2Options): PasswordHasher {
  const { memoryCost = 19_456, timeCost = 2 } = options;
  const settings = { memoryCost, timeCost, parallelism: 1 }; // argon2id is the library's default
  const inTurn = turns(options);
  // Verified when there is no account, so that it takes the same time as for a real password.
  const placeholder = hash(randomBytes(32), settings);
  return {
    hash: (password) => inTurn(() => hash(password, settings)),

    verify: (stored, password) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await placeholder), password);
        return matches && stored !== null;
      }),

    isOutdated: (stored) => {
      const made = parseOptions(stored);
      return made.memoryCost < memoryCost || made.timeCost < timeCost;
    },
  };
}

/** Runs at most `concurrency` at a time, in the order of the calls. @throws HasherBusyError when too many wait */
function turns({ concurrency, queue }: Argon2Options) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1;
    else if (waiting.length >= queue) throw new HasherBusyError('Too many passwords wait to be hashed.');
    else await new Promise<void>((called) => waiting.push(called)); // called when a running one has ended
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
