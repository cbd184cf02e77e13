import type { ContentItemResolvers } from '../gen/schema-types.ts';

export const ContentItem = {
  /** A new object each time, since Apollo writes __typename on it. */
  async __resolveReference({ id }, { itemById }) {
    const item = await itemById.load(id);
    return item === null ? null : { ...item };
  },
} satisfies ContentItemResolvers;
