/** Random numbers by a seed: the same seed gives the same numbers on any machine. */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number;
  /** An integer, 0 ≤ n < `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
  /** An independent sequence, so that concurrent work does not change each other's numbers. */
  fork(name: string | number): Random;
}

/** mulberry32 (https://github.com/cprosche/mulberry32), seeded by a string: names of forks are part of it. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('The list to pick from is empty.');
      return from[below(from.length)]!;
    },
    chance: (share) => next() < share,
    fork: (name) => seededRandom(`${seed}/${name}`),
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
