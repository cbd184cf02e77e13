import type { QueryResolvers } from '../../gen/schema-types.ts';

export const categories: QueryResolvers['categories'] = (_root, _none, context) => context.categories.menu();
