import type { QueryResolvers } from '../../gen/schema-types.ts';

export const productBySlug: QueryResolvers['productBySlug'] = (_root, { slug }, { products, site }) =>
  products.bySlug(site, slug);
