import type { FacetValue } from './facet.ts';
import { remembered } from './remembered.ts';
import { foldText } from './words.ts';

type Counted = readonly [phrase: string, products: number];

/** The phrases that fit: first those that begin with the first word, then by how many products have them. */
export function bestPhrases(phrases: Iterable<Counted>, words: readonly string[], most: number): string[] {
  const [first = ''] = words;
  const rank = (phrase: string) => Number(phrase.startsWith(first));
  const fits = fitsAll(words);
  const found: Counted[] = [];
  // Of all phrases of a shop few fit, and only those are kept.
  for (const counted of phrases) if (fits(counted[0])) found.push(counted);
  return found
    .sort(
      (left, right) => rank(right[0]) - rank(left[0]) || right[1] - left[1] || (left[0] < right[0] ? -1 : 1),
    )
    .slice(0, most)
    .map(([phrase]) => phrase);
}

const foldedName = remembered(5_000, foldText);

/** The brands whose names fit, in the order given. */
export function fittingBrands(
  brands: Iterable<FacetValue>,
  words: readonly string[],
  most: number,
): FacetValue[] {
  const fits = fitsAll(words);
  const found: FacetValue[] = [];
  for (const brand of brands) {
    if (found.length === most) break;
    if (fits(foldedName(brand.name))) found.push(brand);
  }
  return found;
}

/** Each typed word begins a word of the text. */
function fitsAll(typed: readonly string[]): (text: string) => boolean {
  const within = typed.map((word) => ` ${word}`);
  return (text) => typed.every((word, at) => text.startsWith(word) || text.includes(within[at]!));
}
