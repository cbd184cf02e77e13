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

/** Words that are one term when they stand together. */
const PHRASES: readonly string[] = [
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
]);

const CANON = new Map(SAME.flatMap(([first = '', ...others]) => others.map((word) => [stem(word), first])));
const PHRASE_WORDS = new Map(PHRASES.map((phrase) => [phrase, phrase.replace(' ', '_')]));

export function isStopWord(word: string): boolean {
  return STOP.has(word);
}

/** The term that a word is indexed and searched as. */
export function termOf(word: string): string {
  const stemmed = stem(word);
  return CANON.get(stemmed) ?? stemmed;
}

/** Whether a word means something here even if no product has it. */
export function isSynonym(word: string): boolean {
  return CANON.has(stem(word)) || Object.hasOwn(ALSO, stem(word));
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
  const terms = words.map(termOf);
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
