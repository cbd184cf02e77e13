import { listOf } from './filter.ts';
import type { Item } from './items.ts';

/** Lower case, without accents and marks, plurals as singulars; a decimal point stays within its number. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9.]+|\.(?!\d)|(?<!\d)\./)
    .filter((word) => word !== '')
    .map(stem);

const stem = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** Attributes that words are looked for in, with their weights. */
const SEARCHED: Readonly<Record<string, number>> = { title: 12, brand_name: 10, kinds: 10, words: 3 };

/** The words of each item with their weights. */
export interface Index {
  readonly weights: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** In how many items each word is. */
  readonly vocabulary: ReadonlyMap<string, number>;
}

export function indexOf(items: readonly Item[]): Index {
  const weights = new Map<string, Map<string, number>>();
  const vocabulary = new Map<string, number>();
  for (const { id, product } of items) {
    const words = new Map<string, number>();
    for (const [attribute, weight] of Object.entries(SEARCHED))
      for (const value of listOf(product[attribute]))
        for (const word of wordsOf(String(value))) words.set(word, Math.max(weight, words.get(word) ?? 0));
    weights.set(id, words);
    for (const word of words.keys()) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
  return { weights, vocabulary };
}

/** The word itself, else the known word that is one slip away from it, the most frequent first; null for none, and for a number. */
export function correct({ vocabulary }: Index, word: string): string | null {
  if (vocabulary.has(word)) return word;
  if (word.length < 4 || /\d/.test(word)) return null;
  const near = [...vocabulary].filter(([known]) => known[0] === word[0] && isOneSlip(known, word));
  return near.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** One letter too many, missing, different, or two that are swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [left, right] = [one.slice(at), other.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

export interface Matches {
  /** Scores by id. */
  readonly scores: ReadonlyMap<string, number>;
  /** The words that were searched for instead; null when all were known. */
  readonly corrected: string | null;
}

/** Items with all words, else with all but one, and so on down to half of them. */
export function match(index: Index, items: readonly Item[], query: string): Matches {
  const code = compact(query);
  const isCode = (known: unknown) => compact(String(known)) === code;
  const exact = items.filter(({ product }) => code.length > 3 && listOf(product['codes']).some(isCode));
  if (exact.length > 0) return { scores: new Map(exact.map(({ id }) => [id, 1])), corrected: null };
  const typed = wordsOf(query);
  const words = typed.map((word) => correct(index, word));
  const wanted = words.filter((word) => word !== null);
  const isCorrected = words.some((word, position) => word !== null && word !== typed[position]);
  for (let needed = wanted.length; needed > 0 && needed >= typed.length / 2; needed--) {
    const scores = new Map<string, number>();
    for (const [id, weights] of index.weights) {
      const found = wanted.flatMap((word) => weights.get(word) ?? []);
      if (found.length >= needed) scores.set(id, found.length * 100 + sum(found));
    }
    if (scores.size > 0) return { scores, corrected: isCorrected ? shownWords(query, typed, words) : null };
  }
  return { scores: new Map(), corrected: null };
}

/** The query with its mistaken words replaced. */
function shownWords(query: string, typed: readonly string[], words: readonly (string | null)[]): string {
  const raw = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (raw.length !== typed.length) return words.map((word, at) => word ?? typed[at]).join(' ');
  return raw.map((word, at) => (words[at] === null || words[at] === typed[at] ? word : words[at])).join(' ');
}

const compact = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
