import type { FacetKey, FacetValue } from '../../src/domain/search/facet.ts';
import type { SearchDocument } from '../../src/domain/search/search-document.ts';

/** What a jeweller's assistant would show for a query; a product is right if it meets all that is given. */
export interface Wanted {
  readonly type?: string;
  /** Key of a category that lists it. */
  readonly category?: string;
  /** Name of the category above. */
  readonly above?: string;
  readonly metal?: string;
  readonly metalHas?: string;
  readonly purity?: string;
  readonly stone?: string;
  readonly cut?: string;
  readonly brand?: string;
  readonly movement?: string;
  readonly movementOrName?: string;
  readonly dial?: string;
  readonly name?: string;
  readonly women?: boolean;
  readonly men?: boolean;
  readonly caseSize?: number;
  /** A pattern of its name or of one fact, such as `Water resistance: 100 m$`. */
  readonly fact?: string;
  readonly from?: number;
  readonly below?: number;
  readonly code?: string;
}

export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly want: Wanted;
}

/** A product with what it is judged by. */
export interface Judged {
  readonly document: SearchDocument;
  readonly facets: readonly (readonly [FacetKey, FacetValue])[];
  readonly categoryKeys: readonly string[];
}

const FACETS = ['type', 'metal', 'purity', 'stone', 'cut', 'brand', 'movement', 'dial'] as const;

export function isRight(product: Judged, want: Wanted): boolean {
  const { document } = product;
  const hasFacets = FACETS.every((key) => want[key] === undefined || named(product, key).includes(want[key]));
  const hasSize = want.caseSize === undefined || document.caseSize === want.caseSize;
  const hasCode = want.code === undefined || document.code === want.code;
  return (
    hasFacets &&
    hasSize &&
    hasCode &&
    hasWords(product, want) &&
    isPlaced(product, want) &&
    isPriced(product, want)
  );
}

function named({ facets }: Judged, key: FacetKey): string[] {
  return facets.filter(([facet]) => facet === key).map(([, { name }]) => name);
}

function hasWords(
  product: Judged,
  { metalHas = '', movementOrName = '', name = '', fact = '' }: Wanted,
): boolean {
  const { document } = product;
  const facts = document.specifications.map(({ value }) => value);
  const kinds = document.categories.map((category) => category.name);
  const has = (wanted: string, texts: readonly string[]) =>
    texts.join(' ').toLowerCase().includes(wanted.toLowerCase());
  return (
    has(metalHas, named(product, 'metal')) &&
    has(movementOrName, [document.name, ...facts, ...kinds]) &&
    has(name, [document.name]) &&
    saysFact(document, new RegExp(fact, 'i'))
  );
}

function saysFact({ name, specifications }: SearchDocument, fact: RegExp): boolean {
  const facts = specifications.map((each) => `${each.name}: ${each.value}`);
  return [name, ...facts].some((text) => fact.test(text.replaceAll('\u00a0', ' ')));
}

function isPlaced(product: Judged, { category, above, women, men }: Wanted): boolean {
  const { document, categoryKeys } = product;
  const audience = named(product, 'for');
  const isAbove = document.categories.some((place) => place.name === above || place.above === above);
  return (
    (category === undefined || categoryKeys.includes(category)) &&
    (above === undefined || isAbove) &&
    (!women || audience.includes('Women') || categoryKeys.includes('ladies-watches')) &&
    (!men || audience.includes('Men') || categoryKeys.includes('mens-watches'))
  );
}

function isPriced({ document }: Judged, { from = 0, below = Infinity }: Wanted): boolean {
  if (from === 0 && below === Infinity) return true;
  const standing = document.variants.flatMap(({ prices }) =>
    prices.filter(({ validFrom }) => validFrom === null),
  );
  const price = Math.min(...standing.map(({ minorUnits }) => minorUnits));
  return price >= from && price < below;
}
