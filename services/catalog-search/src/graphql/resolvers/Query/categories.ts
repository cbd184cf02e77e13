import type { Category } from '../../../domain/category/category-tree.ts';
import type { CatalogueContext } from '../../context.ts';

export function categories(_root: unknown, _none: object, context: CatalogueContext): readonly Category[] {
  return context.categories.menu();
}
