import { otherMeasures } from './measures.ts';
import { isTradeWord } from './trade-words.ts';
import { stem, wordsOf } from './words.ts';

/** Words of the trade that mean the same; the first is the one that is indexed. */
const SAME: readonly (readonly string[])[] = [
  ['jewellery', 'jewelry', 'jewelery', 'jewellry'],
  ['women', 'womens', 'woman', 'ladies', 'lady', 'female', 'her', 'wife', 'girlfriend', 'mum'],
  ['men', 'mens', 'man', 'gents', 'gent', 'gentleman', 'gentlemen', 'male', 'him', 'husband', 'dad'],
  ['children', 'childrens', 'child', 'kids', 'kid', 'girls', 'boys'],
  ['watch', 'wristwatch', 'timepiece', 'watches'],
  ['chronograph', 'chrono', 'stopwatch'],
  ['necklace', 'necklet', 'neckwear'],
  ['earring', 'earing', 'eardrop'],
  ['bracelet', 'wristwear'],
  ['grey', 'gray'],
  ['colour', 'color'],
  ['steel', 'inox'],
  ['automatic', 'auto', 'selfwinding'],
  ['dive', 'diver', 'diving'],
  ['cushion', 'pillow'],
  ['round', 'brilliant'],
  ['trilogy', 'threestone'],
  ['stud', 'studs'],
  ['hoop', 'hoops', 'creole', 'creoles', 'huggie', 'huggies'],
  ['wedding', 'bridal', 'marriage'],
  ['gilded', 'vermeil'],
  ['strap', 'watchstrap', 'watchband'],
  ['sterling', 'stirling'],
  ['giftcard', 'voucher', 'vouchers', 'giftvoucher', 'egift', 'evoucher', 'giftcertificate'],
];

/** A word that also finds others, not the other way round. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  band: ['ring', 'strap'],
  pendant: ['necklace'],
  proposal: ['engagement'],
  chain: ['necklace', 'bracelet'],
  gem: ['gemstone', 'stone'],
  gemstone: ['sapphire', 'ruby', 'emerald', 'amethyst', 'aquamarine', 'morganite', 'topaz', 'onyx'],
  blue: ['navy'],
};

/** Words that are one term when they stand together, which is the words themselves or another word of the trade. */
const PHRASES: readonly (string | readonly [phrase: string, term: string])[] = [
  'white gold',
  'rose gold',
  'yellow gold',
  'white topaz',
  'blue topaz',
  'emerald cut',
  'three stone',
  'mother pearl',
  'sterling silver',
  'stainless steel',
  'hand wound',
  'gold plated',
  'cubic zirconia',
  ['gift card', 'giftcard'],
  ['gift voucher', 'giftcard'],
  ['gift certificate', 'giftcard'],
];

/** Said so often that they find nothing. */
const STOP = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'by',
  'my',
  'from',
  'ct',
  'at',
  'anything',
  'everything',
  'something',
]);

const CANON = new Map(SAME.flatMap(([first = '', ...others]) => others.map((word) => [stem(word), first])));
const PHRASE_WORDS = new Map(
  PHRASES.map((phrase) => (typeof phrase === 'string' ? [phrase, phrase.replace(' ', '_')] : phrase)),
);

export function isStopWord(word: string): boolean {
  return STOP.has(word);
}

/** The term that a word is indexed and searched as. */
export function termOf(word: string): string {
  const stemmed = stem(word);
  return CANON.get(stemmed) ?? stemmed;
}

/** Whether a word means something here even if no product has it. */
export function isOfTheTrade(word: string): boolean {
  const stemmed = stem(word);
  return CANON.has(stemmed) || Object.hasOwn(ALSO, stemmed) || isTradeWord(stemmed);
}

/** Words that no product may contain and that are understood, with the term that they are searched as. */
export const SYNONYM_TERMS: ReadonlyMap<string, string> = CANON;

/** The terms that a query's term also finds. */
export function alsoFound(term: string): readonly string[] {
  return Object.hasOwn(ALSO, term) ? (ALSO[term] ?? []) : [];
}

/** The terms of a text that is indexed: each word, and each phrase beside its words. */
export function indexedTerms(text: string): string[] {
  const words = wordsOf(text).filter((word) => !isStopWord(word));
  const terms = words.flatMap((word) => [termOf(word), ...otherMeasures(word)]);
  for (let at = 1; at < words.length; at++) {
    const phrase = phraseOf(words[at - 1]!, words[at]!);
    if (phrase !== undefined) terms.push(phrase);
  }
  return terms;
}

/** The term of two neighbouring words that are a phrase. */
export function phraseOf(first: string, second: string): string | undefined {
  return PHRASE_WORDS.get(`${stem(first)} ${stem(second)}`);
}
