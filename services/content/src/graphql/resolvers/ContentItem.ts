import type { ContentItem as Item } from '../../domain/item/content-item.ts';
import type { Context } from '../context.ts';

export const ContentItem = {
  /** A fresh object each time, since Apollo writes __typename on it. */
  async __resolveReference({ id }: { id: string }, { itemById }: Context): Promise<Item | null> {
    const item = await itemById.load(id);
    return item === null ? null : { ...item };
  },
};
