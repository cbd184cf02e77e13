import { FIRST_PAGE, listingHref } from '#lib/routing/listing-query.ts';
import type { Suggestions } from './use-suggestions.ts';

export type Option = {
  name: string;
  href: string;
  /** Words that are remembered as a search. */
  words?: string;
};

export type OptionGroup = { title: string; options: readonly Option[] };

/** Leads to the results of these words. */
export const searchFor = (words: string): Option => ({
  name: words,
  words,
  href: listingHref('/search', { ...FIRST_PAGE, text: words }),
});

/**
 * What the arrow keys go through: before anything is typed, the last words of this browser.
 * @param typed leads to its results where nothing better is suggested than pieces
 */
export function optionsOf(
  suggestions: Suggestions | null,
  typed: string,
  recent: readonly string[],
): OptionGroup[] {
  if (suggestions === null) return filled([{ title: 'Searched before', options: recent.map(searchFor) }]);
  const { terms, categories, brands, products } = suggestions;
  const groups = filled([
    { title: 'Searches', options: terms.map(searchFor) },
    { title: 'Categories', options: categories.map(({ name, landingUrl }) => ({ name, href: landingUrl })) },
    { title: 'Brands', options: brands.map(({ name }) => searchFor(name)) },
  ]);
  return groups.length === 0 && products.length > 0
    ? [{ title: 'Searches', options: [searchFor(typed)] }]
    : groups;
}

const filled = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.filter(({ options }) => options.length > 0);
