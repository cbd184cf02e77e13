import type { QueryResolvers } from '../../gen/schema-types.ts';

export const dealerCollection: QueryResolvers['dealerCollection'] = async (
  _root,
  { key },
  { categories, products, site },
) => {
  const category = categories.byKey(key);
  if (category?.type !== 'rolex-collection') return null;
  return { category, products: await products.byCategory(site, category.id) };
};
