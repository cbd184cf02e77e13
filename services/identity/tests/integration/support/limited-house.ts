import type { usualOutside } from './house.ts';
import { openHouse, quickHasher } from './house.ts';
import type { House } from './house.ts';
import { guest, signIn } from './shopper.ts';

/** identity with the limits of production. */
export interface LimitedHouse {
  readonly house: House;
  /** Passwords that were checked since `reset`. */
  judged(): number;
  /** Empties the counters. */
  reset(): Promise<void>;
  /** The type of the answer to a sign-in. */
  attempt(email: string, ip: string, password?: string): Promise<string>;
}

export async function openLimitedHouse(
  outside: Partial<ReturnType<typeof usualOutside>> = {},
): Promise<LimitedHouse> {
  const hasher = quickHasher();
  let judged = 0;
  const verify: typeof hasher.verify = (hash, password) => (judged++, hasher.verify(hash, password));
  const house = await openHouse({ sourceFactor: 1, ...outside, hasher: { ...hasher, verify } });
  return {
    house,
    judged: () => judged,
    async reset() {
      judged = 0;
      await house.query('DELETE FROM rate_limit');
    },
    attempt: async (email, ip, password = 'wrong') =>
      (await signIn(house, { email, password }, guest(), { ip })).data.signIn.__typename as string,
  };
}

/** A network of its own for each number. */
export const network = (n: number): string => `10.${Math.trunc(n / 250)}.${n % 250}.9`;
