import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** What follows the first characters makes a password no easier to guess, and judging it takes time by the square. */
const JUDGED = 64;

/** How hard a password is to guess, from 0 to 4, by the words and habits of people who write English. */
export function passwordStrength() {
  const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs });
  return (password: string, known: readonly string[]): number =>
    zxcvbn.check([...password].slice(0, JUDGED).join(''), [...known]).score;
}
