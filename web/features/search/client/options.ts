import { FIRST_PAGE, listingHref } from '#lib/routing/listing-query.ts';
import type { Suggestions } from './use-suggestions.ts';

export type Option = {
  name: string;
  href: string;
  /** Remembered as searched for. */
  words?: string;
};

export type OptionGroup = { title: string; options: readonly Option[] };

const search = (words: string): Option => ({
  name: words,
  words,
  href: listingHref('/search', { ...FIRST_PAGE, text: words }),
});

/** What the arrow keys go through: before anything is typed, the last words of this browser. */
export function optionsOf(suggestions: Suggestions | null, recent: readonly string[]): OptionGroup[] {
  if (suggestions === null) return filled([{ title: 'Searched before', options: recent.map(search) }]);
  const { terms, categories, brands } = suggestions;
  return filled([
    { title: 'Searches', options: terms.map(search) },
    { title: 'Categories', options: categories.map(({ name, landingUrl }) => ({ name, href: landingUrl })) },
    { title: 'Brands', options: brands.map(({ name }) => search(name)) },
  ]);
}

const filled = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.filter(({ options }) => options.length > 0);
