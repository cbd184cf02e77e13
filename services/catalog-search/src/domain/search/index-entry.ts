import type { Site } from '@loupe/contracts/sites';
import type { PriceWindow } from '../price/price-at.ts';
import { isActive, pricedSizes } from '../product/web-product-status.ts';
import type { FacetKey, FacetValue } from './facet.ts';
import { facetValuesOf } from './facet-values.ts';
import { remembered } from './remembered.ts';
import type { SearchDocument } from './search-document.ts';
import { indexedTerms } from './synonyms.ts';
import { compactCode } from './words.ts';

/** What the index of a site stores of a product. */
export interface IndexEntry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly launchedOn: number;
  readonly isNew: boolean;
  /** To be sold online, and out of stock in every size. */
  readonly isSoldOut: boolean;
  /** Something is in stock. */
  readonly isInStock: boolean;
  /** The windows of each size, those that are alike once. */
  readonly prices: readonly (readonly PriceWindow[])[];
  readonly facets: readonly (readonly [FacetKey, FacetValue])[];
  readonly categories: readonly { readonly id: string; readonly rank: number }[];
  /** The highest weight of each term, from 1 to 15. */
  readonly terms: ReadonlyMap<string, number>;
  /** Codes, compact: product code, skus, EAN, model number. */
  readonly codes: readonly string[];
  /** Phrases that a suggestion may consist of. */
  readonly phrases: readonly string[];
}

const WEIGHTS = { name: 12, kind: 10, brand: 10, facet: 8, fact: 3, description: 1 } as const;
/** Every weight that a term may have, the highest first. */
export const TERM_WEIGHTS: readonly number[] = [...new Set(Object.values(WEIGHTS))].sort((a, b) => b - a);

/** Of a site that lists the product. */
export function indexEntryOf(document: SearchDocument, site: Site): IndexEntry {
  const facets = facetValuesOf(document);
  const categories = document.categories.filter((category) => category.site === site);
  const sellable = document.variants.filter(({ status }) => isActive(status));
  const isOut = sellable.every(({ stock }) => stock === 'out');
  return {
    id: document.id,
    code: document.code,
    name: document.name,
    launchedOn: document.launchedOn,
    isNew: document.isNew,
    isSoldOut: sellable.length > 0 && isOut,
    isInStock: sellable.length > 0 && !isOut,
    prices: pricesOf(document, site),
    facets,
    categories: categories.map(({ id, rank }) => ({ id, rank })),
    terms: termsOf(document, facets, categories),
    codes: codesOf(document),
    phrases: phrasesOf(facets, categories[0]),
  };
}

/** Most sizes have the same prices, and an index keeps these for each of its products. */
function pricesOf({ variants }: SearchDocument, site: Site): IndexEntry['prices'] {
  const lists = pricedSizes(variants).map(({ prices }) => prices.filter((price) => price.site === site));
  if (lists.length < 2) return lists;
  return [...new Map(lists.map((windows) => [JSON.stringify(windows), windows])).values()];
}

type Facets = IndexEntry['facets'];

/** Facts, facets and categories say the same of thousands of products. */
const termsOfRepeated = remembered(20_000, (text) => [...new Set(indexedTerms(text))]);

function termsOf(
  document: SearchDocument,
  facets: Facets,
  categories: SearchDocument['categories'],
): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (text: string, weight: number, read: (text: string) => readonly string[] = termsOfRepeated) => {
    for (const term of read(text)) if ((terms.get(term) ?? 0) < weight) terms.set(term, weight);
  };
  add(document.description, WEIGHTS.description, indexedTerms);
  for (const { name, value } of document.specifications) add(`${name} ${value}`, WEIGHTS.fact);
  for (const [key, { name }] of facets) {
    if (key === 'dial') add(dialWords(name), WEIGHTS.facet);
    else if (key !== 'size') add(name, key === 'type' ? WEIGHTS.kind : WEIGHTS.facet);
  }
  for (const { name, above } of categories) add(`${name} | ${above ?? ''}`, WEIGHTS.kind);
  add(document.brand, WEIGHTS.brand);
  add(document.name, WEIGHTS.name, indexedTerms);
  return terms;
}

/** What shoppers call a colour that has a finer name. */
const PLAIN_COLOURS: Readonly<Record<string, string>> = {
  navy: 'blue',
  indigo: 'blue',
  burgundy: 'red',
  salmon: 'pink',
};

/** "Navy" is found as "blue dial" too: few texts of a watch have the word, and some speak of blue hands. */
function dialWords(colour: string): string {
  const plain = colour
    .toLowerCase()
    .split(' ')
    .map((word) => PLAIN_COLOURS[word] ?? '');
  return [colour, ...plain, 'dial'].join(' ');
}

function codesOf({ code, variants, ean, internalSku, specifications }: SearchDocument): string[] {
  const models = specifications.filter(({ group, name }) => group === 'Reference' && name === 'Number');
  const codes = [
    code,
    internalSku,
    ean ?? '',
    ...variants.map(({ sku }) => sku),
    ...models.map(({ value }) => value),
  ];
  return [...new Set(codes.map(compactCode).filter((compact) => compact.length >= 4))].sort();
}

/** "gold hoop earrings": the kind of the piece, narrow and wide, on its own and with each metal, stone and brand. */
function phrasesOf(facets: Facets, primary: SearchDocument['categories'][number] | undefined): string[] {
  const kinds = [primary?.name, primary?.above]
    .filter((name) => name != null)
    .map((name) => name.toLowerCase());
  const before = facets
    .filter(([key]) => key === 'metal' || key === 'stone' || key === 'brand')
    .map(([, { name }]) => name.toLowerCase());
  const phrases = kinds.flatMap((kind) => [
    kind,
    ...before.filter((word) => !kind.includes(word)).map((word) => `${word} ${kind}`),
  ]);
  return [...new Set(phrases)];
}
