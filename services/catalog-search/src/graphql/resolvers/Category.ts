import { attraqtQuery } from '../../domain/category/attraqt-query.ts';
import type { CategoryResolvers } from '../gen/schema-types.ts';

export const Category = {
  __resolveReference: ({ id }, { categories }) => categories.byId(id) ?? null,
  attraqtQueryUrl: attraqtQuery,
  quickLinks: (category, _none, { categories }) => categories.quickLinks(category),
  breadcrumb: (category, _none, { categories }) => categories.breadcrumbs(category),
  subCategories: (category, _none, { categories }) => categories.childrenOf(category),
} satisfies CategoryResolvers;
