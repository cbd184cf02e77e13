import type { Curation } from '../../domain/search/curation.ts';
import { SYNONYM_TERMS, termOf } from '../../domain/search/synonyms.ts';
import { foldText, stem } from '../../domain/search/words.ts';

/**
 * The words of a query with those of the trade in the form in which products have them: "ladies timepiece" is "women watch". The vendor takes
 * one list of words, so one that merchandisers gave several meanings is replaced by the first.
 */
export const tradeWords = (words: string, synonyms: Curation['synonyms']): string =>
  words
    .split(/\s+/)
    .map((word) => {
      const folded = foldText(word);
      return synonyms.get(termOf(folded))?.[0] ?? SYNONYM_TERMS.get(stem(folded)) ?? word;
    })
    .join(' ');
