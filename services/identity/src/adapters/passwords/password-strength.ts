import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** Only this many characters are checked: later ones never lower the score, and the time grows with the square of the length. */
const JUDGED = 40;

/**
 * How many spellings with signs in place of letters are tried. With the library's default of 100 one crafted password blocked the
 * process for a second; with this number the worst case found takes a twentieth of that, and common passwords are still recognised.
 */
const SPELLINGS = 10;

/** How hard a password is to guess, from 0 to 4, by common and English dictionaries. */
export function passwordStrength() {
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: SPELLINGS,
  });
  return (password: string, known: readonly string[]): number =>
    zxcvbn.check([...password].slice(0, JUDGED).join(''), [...known]).score;
}
