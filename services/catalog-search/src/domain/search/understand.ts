import { isMeasure } from './measures.ts';
import { corrected } from './spelling.ts';
import { alsoFound, isOfTheTrade, isStopWord, phraseOf, SYNONYM_TERMS, termOf } from './synonyms.ts';
import type { Terms } from './term-list.ts';
import { queryWords } from './words.ts';

/** A word of the query and what it also finds, the latter at less weight: a product has one term of the group. */
export interface WantedTerm {
  readonly term: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Authored ones: by term, terms that it also finds. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What words are read against. */
export interface Known {
  readonly vocabulary: Terms;
  readonly synonyms: Synonyms;
}

export interface Understood {
  readonly groups: readonly (readonly WantedTerm[])[];
  /** The words with corrections; null when none was needed. */
  readonly correctedText: string | null;
}

const FOUND_TOO = 0.5;
/** Beginnings of words: as many of the most common terms are searched. */
const MOST_COMPLETIONS = 12;

/**
 * The terms of a query. A word that no product has is read, in this order, as two words written together, as the beginning of
 * a word, or as a slip of the keyboard; a measure and a word of the trade are neither, and stay as they are.
 */
export function understand(known: Known, text: string, { lastIsPrefix = false } = {}): Understood {
  const words = joined(
    known,
    queryWords(text).filter((word) => !isStopWord(word)),
  );
  const read: string[] = [];
  const groups: WantedTerm[][] = [];
  let isCorrected = false;
  const take = (word: string) => {
    const group = groupOf(known, word);
    read.push(word);
    groups.push(group);
  };
  words.forEach((word, at) => {
    const isLast = at === words.length - 1;
    if (lastIsPrefix && isLast) {
      const completed = completions(known, word);
      if (completed.length > 0) {
        groups.push(completed);
        read.push(word);
        return;
      }
    } else if (isKnown(known, word)) return take(word);
    if (isMeasure(word) || isOfTheTrade(word)) return take(word);
    const parts = split(known, word);
    if (parts !== null) return parts.forEach(take);
    const completed = word.length >= 4 ? completions(known, word) : [];
    if (completed.length > 0) {
      groups.push(completed);
      read.push(word);
      return;
    }
    const meant = corrected(word, meanable(known, word));
    if (meant === null) return take(word);
    isCorrected = true;
    take(meant);
  });
  return { groups: withPhrases(known, read, groups), correctedText: isCorrected ? read.join(' ') : null };
}

const has = ({ vocabulary }: Known, term: string): boolean => vocabulary.productsOf(term) > 0;

function isKnown(known: Known, word: string): boolean {
  return groupOf(known, word).length > 0;
}

function groupOf(known: Known, word: string): WantedTerm[] {
  const term = termOf(word);
  const isOwn = has(known, term);
  const group: WantedTerm[] = isOwn ? [{ term, share: 1 }] : [];
  for (const other of alsoFound(term)) {
    if (has(known, other)) group.push({ term: other, share: isOwn ? FOUND_TOO : 1 });
  }
  for (const other of known.synonyms.get(term) ?? []) {
    if (has(known, other)) group.push({ term: other, share: 1 });
  }
  return group;
}

/** "ear rings" is earrings, if the shop has them. */
function joined(known: Known, words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const isPair =
      before !== undefined && phraseOf(before, word) === undefined && before.length + word.length >= 6;
    const together = isPair ? before + word : '';
    const canJoin = isPair && (!isKnown(known, before) || before.length <= 4) && isKnown(known, together);
    if (canJoin) result[result.length - 1] = together;
    else result.push(word);
  }
  return result;
}

/** "whitegold" is white gold. */
function split(known: Known, word: string): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnown(known, part))) return parts;
  }
  return null;
}

function completions(known: Known, beginning: string): WantedTerm[] {
  const exact = termOf(beginning);
  return known.vocabulary
    .startingWith(beginning, MOST_COMPLETIONS)
    .map((term) => ({ term, share: term === exact ? 1 : 0.8 }));
}

function* meanable(known: Known, word: string): Generator<readonly [string, number]> {
  yield* known.vocabulary.near(word);
  for (const [synonym, term] of SYNONYM_TERMS) {
    const products = known.vocabulary.productsOf(term);
    if (products > 0) yield [synonym, products];
  }
}

/** "white gold" is one term where a product can have it: white topaz in yellow gold is not meant. */
function withPhrases(
  known: Known,
  words: readonly string[],
  groups: readonly WantedTerm[][],
): WantedTerm[][] {
  if (words.length !== groups.length) return [...groups];
  const result: WantedTerm[][] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = at + 1 < words.length ? phraseOf(words[at]!, words[at + 1]!) : undefined;
    if (phrase === undefined || !has(known, phrase)) result.push(groups[at]!);
    else {
      result.push([{ term: phrase, share: 1 }]);
      at++;
    }
  }
  return result;
}
