import { ContentItemSchema } from '@loupe/contracts/content/content_item';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { ItemState } from '../../domain/item/content-item.ts';

/** The full state of an item, for services that keep a copy or cache pages made of it. */
export const contentItemState = publish(
  TOPICS.content,
  ContentItemSchema,
  'content-item-state',
  (item: ItemState) => {
    const { id, site, deliveryKey, schema, body, abGroups, live, version } = item;
    const message = { id, site, deliveryKey, schema, bodyJson: JSON.stringify(body), abGroups, live };
    return {
      aggregateId: id,
      aggregateVersion: version,
      site,
      message,
    };
  },
);
