import type { Curation } from '../../domain/search/curation.ts';
import { isMeasure } from '../../domain/search/measures.ts';
import { isOfTheTrade, SYNONYM_TERMS, termOf } from '../../domain/search/synonyms.ts';
import { queryWords, stem } from '../../domain/search/words.ts';

/**
 * The words of a query with those of the trade in the form in which products have them: "ladies timepiece 40 mm" is "women watch 40mm". The
 * vendor takes one list of words, so one that merchandisers gave several meanings is replaced by the first.
 */
export const tradeWords = (words: string, synonyms: Curation['synonyms']): string =>
  queryWords(words)
    .map((word) => synonyms.get(termOf(word))?.[0] ?? SYNONYM_TERMS.get(stem(word)) ?? word)
    .join(' ');

/**
 * The words that the vendor may not correct, where it says that it did: measures and words of the trade are spelt as they are meant. Without
 * them the rest is asked for again, as the other engines leave out a word that no product has.
 */
export function withoutWronglyCorrected(words: string, corrected: string | null | undefined): string | null {
  if (corrected == null) return null;
  const shown = new Set(queryWords(corrected).map(termOf));
  const sent = queryWords(words);
  const kept = sent.filter((word) => shown.has(termOf(word)) || !(isMeasure(word) || isOfTheTrade(word)));
  return kept.length === sent.length ? null : kept.join(' ');
}
