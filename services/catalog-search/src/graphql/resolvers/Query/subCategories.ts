import type { QueryResolvers } from '../../gen/schema-types.ts';

export const subCategories: QueryResolvers['subCategories'] = (_root, { key }, { categories }) => {
  const category = categories.byKey(key);
  return category === undefined ? [] : [...categories.childrenOf(category)];
};
