import { beginningOf } from '@loupe/contact/beginning-of';
import { joinMeasures } from './measures.ts';

/** More than a shopper types; the rest of a longer text is ignored. */
const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/**
 * A text as both products and queries are compared: compatibility forms and accents folded, control, bidirectional and zero-width
 * characters removed, lower case, "18k" as "18ct", and each measure as one word: "40 mm" as "40mm".
 */
export function foldText(text: string): string {
  const folded = text
    .slice(0, 20_000)
    .replace(/(\d)(?=[¼½¾])/g, '$1 ')
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Cf}\p{DI}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/\b(9|14|18|22|24)[\s-]?(?:ct|k|kt|carats?|karats?)\b(?=.{0,12}gold|\s*$|\s+\D)/g, '$1ct');
  return joinMeasures(folded);
}

/** The words of a text: letters and digits; a decimal point stays within a number. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/\d+(?:\.\d+)?(?:\p{L}+)?|[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => beginningOf(word, LONGEST_WORD));
}

/** The words of a query, of which only the first few count. */
export function queryWords(text: string): string[] {
  return wordsOf(beginningOf(text, MOST_CHARACTERS)).slice(0, MOST_WORDS);
}

/** Letters and digits only, as codes and model numbers are compared: "TN 4110.BK" is tn4110bk. */
export function compactCode(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

const NOT_PLURAL = /(?:ss|us|is|as|os)$/;
const AS_THEY_ARE = new Set(['swiss', 'brass', 'cross', 'glass', 'lens']);

/** The singular of an English plural: rings, watches, rubies. Other endings stay, so that "setting" is not "set". */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || NOT_PLURAL.test(word) || AS_THEY_ARE.has(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
