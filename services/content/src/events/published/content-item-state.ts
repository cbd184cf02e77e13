import { create, toBinary } from '@bufbuild/protobuf';
import { ContentItemSchema } from '@loupe/contracts/content/content-item';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { ItemState } from '../../domain/item/content-item.ts';

/** The full state of an item, for services that keep a copy or cache pages made of it. */
export function contentItemState(item: ItemState): OutboxEvent {
  const { id, site, deliveryKey, schema, body, abGroups, live, version } = item;
  const message = { id, site, deliveryKey, schema, bodyJson: JSON.stringify(body), abGroups, live };
  return {
    topic: TOPICS.content.name,
    type: 'content-item-state',
    aggregateId: id,
    aggregateVersion: version,
    site,
    payload: toBinary(ContentItemSchema, create(ContentItemSchema, message)),
  };
}
