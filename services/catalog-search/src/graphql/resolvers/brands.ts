import { categoryKeyOfBrand } from '../../domain/brand/brand.ts';
import type { Brand } from '../../domain/brand/brand.ts';
import type { Context } from '../context.ts';

/** The brands whose products the site shows, by name. One query of the index counts them all. */
export async function listedBrands(context: Context) {
  const listed = context.curation.brands.filter(({ isListed }) => isListed);
  if (listed.length === 0) return [];
  const counts = await countsOf(context);
  return listed
    .map((brand) => withPage(brand, counts, context))
    .filter(({ productCount }) => productCount > 0)
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

export async function brandOf(brand: Brand, context: Context) {
  return withPage(brand, await countsOf(context), context);
}

function withPage(brand: Brand, counts: ReadonlyMap<string, number>, { categories }: Context) {
  const { key, name, watchId, jewelleryId, introduction } = brand;
  const category = categories.byKey(categoryKeyOfBrand(key));
  const productCount = category === undefined ? 0 : (counts.get(key) ?? 0);
  return { key, name, watchId, jewelleryId, introduction, url: category?.landingUrl ?? '/', productCount };
}

async function countsOf({ site, now, search }: Context): Promise<ReadonlyMap<string, number>> {
  const { facets } = await search.find({
    site,
    at: now,
    text: null,
    category: null,
    selection: new Map(),
    excludedFacets: [],
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 1,
  });
  const brands = facets.find(({ key }) => key === 'brand')?.values ?? [];
  return new Map(brands.map(({ code, count }) => [code, count]));
}
