import type { CollectionStoreResolvers } from '../gen/schema-types.ts';

export const CollectionStore = {
  isPostOffice: ({ kind }) => kind === 'post-office',
} satisfies CollectionStoreResolvers;
