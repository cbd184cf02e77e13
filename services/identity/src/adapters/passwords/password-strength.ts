import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** What follows makes a password no easier to guess, and judging it takes time by the square. */
const JUDGED = 40;

/**
 * Spellings with signs for letters that are tried. The library's own 100 let one crafted password hold the process for a second; at
 * this number the worst we could make takes a twentieth of that, and known passwords are still known.
 */
const SPELLINGS = 10;

/** How hard a password is to guess, from 0 to 4, by the words and habits of people who write English. */
export function passwordStrength() {
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: SPELLINGS,
  });
  return (password: string, known: readonly string[]): number =>
    zxcvbn.check([...password].slice(0, JUDGED).join(''), [...known]).score;
}
