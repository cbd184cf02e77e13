import { SYNONYM_TERMS } from '../../domain/search/synonyms.ts';
import { foldText, stem } from '../../domain/search/words.ts';

/** The words of a query with those of the trade in the form in which products have them: "ladies timepiece" is "women watch". */
export const tradeWords = (words: string): string =>
  words
    .split(/\s+/)
    .map((word) => SYNONYM_TERMS.get(stem(foldText(word))) ?? word)
    .join(' ');
