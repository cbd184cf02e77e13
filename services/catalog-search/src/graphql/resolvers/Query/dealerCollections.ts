import type { QueryResolvers } from '../../gen/schema-types.ts';

export const dealerCollections: QueryResolvers['dealerCollections'] = (_root, _none, { categories }) => [
  ...categories.ofType('rolex-collection'),
];
