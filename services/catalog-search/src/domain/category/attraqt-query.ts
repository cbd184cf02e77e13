import type { Category } from './category-tree.ts';

/** EN-18: the listing query of a category in the provider's syntax, in which keys have underscores. */
export function attraqtQuery({ site, key }: Category): string {
  const universe = `${site}01`;
  const location = `//${universe}/en_GB/categories<{${universe}_${key.replaceAll('-', '_')}}`;
  return `?${new URLSearchParams({ fh_location: location, fh_view: 'lister' }).toString()}`;
}
