import type { Category as CategoryRecord } from '../../domain/category/category-tree.ts';
import type { CatalogueContext } from '../context.ts';

export const Category = {
  __resolveReference: ({ id }: { id: string }, { categories }: CatalogueContext) =>
    categories.byId(id) ?? null,
  quickLinks: (category: CategoryRecord, _none: object, { categories }: CatalogueContext) =>
    categories.quickLinks(category),
  breadcrumb: (category: CategoryRecord, _none: object, { categories }: CatalogueContext) =>
    categories.breadcrumbs(category),
  subCategories: (category: CategoryRecord, _none: object, { categories }: CatalogueContext) =>
    categories.childrenOf(category),
};
