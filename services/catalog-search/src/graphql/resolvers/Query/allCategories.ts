import type { QueryResolvers } from '../../gen/schema-types.ts';

export const allCategories: QueryResolvers['allCategories'] = (_root, _none, { categories }) => [
  ...categories.all(),
];
