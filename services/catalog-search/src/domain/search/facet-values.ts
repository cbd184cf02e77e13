import { letterOfHalfMm } from '@loupe/ring-size/ring-size';
import { slugify } from '../product/address.ts';
import { isActive } from '../product/web-product-status.ts';
import type { FacetKey, FacetValue } from './facet.ts';
import { remembered } from './remembered.ts';
import type { SearchDocument } from './search-document.ts';

type Rules = readonly (readonly [pattern: RegExp, name: string])[];

/** The trade's names for metals, from the words of a specification. */
const METALS: Rules = [
  [/(gold plated|gilded|vermeil|pvd)/i, 'Gold plated'],
  [/white gold|white and/i, 'White gold'],
  [/rose gold/i, 'Rose gold'],
  [/yellow gold|yellow, /i, 'Yellow gold'],
  [/platinum/i, 'Platinum'],
  [/silver/i, 'Silver'],
  [/titanium/i, 'Titanium'],
  [/ceramic/i, 'Ceramic'],
  [/steel/i, 'Stainless steel'],
];
const PURITIES: Rules = [
  [/\b950\b/, 'Platinum 950'],
  [/\b750\b/, '18ct gold'],
  [/\b585\b/, '14ct gold'],
  [/\b375\b/, '9ct gold'],
  [/\b925\b/, 'Sterling silver'],
];
const STONES: Rules = [
  'Diamond',
  'Sapphire',
  'Ruby',
  'Emerald',
  'Amethyst',
  'Aquamarine',
  'Morganite',
  'White topaz',
  'Blue topaz',
  'Onyx',
  'Opal',
  'Garnet',
  'Tanzanite',
  'Peridot',
  'Citrine',
  'Cubic zirconia',
  'Pearl',
].map((name) => [new RegExp(`\\b${name}\\b`, 'i'), name] as const);
const CUTS: Rules = [
  'Round',
  'Princess',
  'Cushion',
  'Oval',
  'Emerald cut',
  'Pear',
  'Asscher',
  'Marquise',
  'Radiant',
  'Heart',
].map((name) => [new RegExp(`\\b${name}\\b`, 'i'), name] as const);
const MOVEMENTS: Rules = [
  [/automatic/i, 'Automatic'],
  [/hand.wound/i, 'Hand wound'],
  [/quartz/i, 'Quartz'],
];
const AUDIENCES: Readonly<Record<string, string>> = {
  female: 'Women',
  male: 'Men',
  children: 'Children',
  unisex: 'Unisex',
};
const TYPES: Readonly<Record<string, string>> = {
  watch: 'Watches',
  'preowned-watch': 'Pre-owned watches',
  'wrist-wear': 'Bracelets',
  accessory: 'Accessories',
  ring: 'Rings',
  neckwear: 'Necklaces',
  earrings: 'Earrings',
  cufflinks: 'Cufflinks',
  set: 'Sets',
  'gift-card': 'Gift cards',
};

const valueOf = remembered(20_000, (name): FacetValue => ({ code: slugify(name), name }));

/** The facet values of a product that do not depend on site and time. A value of several metals or stones is in several. */
export function facetValuesOf(document: SearchDocument): readonly (readonly [FacetKey, FacetValue])[] {
  const values: [FacetKey, FacetValue][] = [];
  const add = (facet: FacetKey, name: string | null | undefined) => {
    if (name) values.push([facet, valueOf(name)]);
  };
  const facts = (group: RegExp, name: RegExp) =>
    document.specifications
      .filter((fact) => group.test(fact.group) && name.test(fact.name))
      .map(({ value }) => value);
  const metals = facts(/metal|case|band/i, /^(metal|material)$/i);
  const stones = document.specifications.filter(({ group }) => /^(diamonds?|stone|pearl|face)$/i.test(group));
  add('type', TYPES[document.productType]);
  for (const name of named(METALS, metals)) add('metal', name);
  for (const name of named(PURITIES, metals)) add('purity', name);
  for (const name of named(
    STONES,
    stones.map(({ group, value }) => `${group} ${value}`.replace(/^Diamonds/, 'Diamond')),
  ))
    add('stone', name);
  for (const name of named(CUTS, facts(/diamond|stone/i, /^cut$/i))) add('cut', name);
  add('brand', document.brand);
  for (const { ringSizeHalfMm, status, stock } of document.variants) {
    const isInStock = isActive(status) && stock !== 'out';
    if (ringSizeHalfMm !== null && isInStock) add('size', letterOfHalfMm(ringSizeHalfMm));
  }
  add('for', AUDIENCES[document.gender ?? '']);
  for (const name of named(MOVEMENTS, facts(/movement/i, /^type$/i))) add('movement', name);
  if (document.caseSize !== null) add('case', `${document.caseSize} mm`);
  add('dial', document.dialColour);
  return unique(values);
}

/** The first matching name of each text: "Silver 925, gilded" is gold plated, not silver. */
function named(rules: Rules, texts: readonly string[]): Set<string> {
  const names = texts.map((text) => rules.find(([pattern]) => pattern.test(text))?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

function unique(values: readonly [FacetKey, FacetValue][]): [FacetKey, FacetValue][] {
  return [...new Map(values.map((entry) => [`${entry[0]}:${entry[1].code}`, entry])).values()];
}
