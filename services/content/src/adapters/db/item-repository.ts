import type { Tx } from '@loupe/database/tx';
import type { ContentItem, ContentSlot, ItemState } from '../../domain/item/content-item.ts';
import type { Site } from '../../domain/site/base-store.ts';
import { sql } from './gen/statements.ts';

const COLUMNS = 'i.id, i.delivery_key AS "deliveryKey", i.schema, i.body, i.ab_groups AS "abGroups"';
const LIVE = `SELECT ${COLUMNS} FROM content_item i WHERE i.site = $1 AND is_live(i)`;
const BY_KEY = sql('item-by-key', `${LIVE} AND i.delivery_key = $2`).refine<{ body: object }>();
const BY_IDS = sql('items-by-ids', `${LIVE} AND i.id = ANY ($2::uuid[])`).refine<{ body: object }>();

const SLOTS = sql(
  'slots',
  `
  SELECT s.slot_key AS "slotKey", ${COLUMNS}
  FROM slot_item s JOIN content_item i ON i.id = s.item_id
  WHERE s.site = $1 AND s.slot_key = ANY ($2::text[]) AND is_live(i)
  ORDER BY array_position($2::text[], s.slot_key), s.position`,
).refine<{ body: object }>();

const PREVIEWED_ITEM = sql(
  'previewed-item',
  `
  SELECT ${COLUMNS} FROM content_item i
  WHERE i.site = $1 AND (i.delivery_key = $2 OR i.id::text = $3)
    AND is_previewed(i, nullif($4, '')::timestamptz)`,
).refine<{ body: object }>();

const PREVIEWED_SLOTS = sql(
  'previewed-slots',
  `
  SELECT s.slot_key AS "slotKey", ${COLUMNS}
  FROM slot_item s JOIN content_item i ON i.id = s.item_id
  WHERE s.site = $1 AND s.slot_key = ANY ($2::text[]) AND is_previewed(i, nullif($3, '')::timestamptz)
  ORDER BY array_position($2::text[], s.slot_key), s.position`,
).refine<{ body: object }>();

const CROSSED_WINDOW = sql('crossed-window', 'SELECT i.id FROM content_item i WHERE told_live <> is_live(i)');

const MARK_CROSSED = sql(
  'mark-crossed',
  `
  UPDATE content_item i SET told_live = is_live(i), version = version + 1, updated_at = now()
  WHERE i.id = $1::uuid AND told_live <> is_live(i)
  RETURNING ${COLUMNS}, i.site, i.told_live AS live, i.version`,
).refine<{ body: object }>();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The live items of a shop, by the database's clock. Each call is one statement. */
export const itemRepository = (tx: Tx) => ({
  async byKey(site: Site, deliveryKey: string): Promise<ContentItem | null> {
    const [item] = await tx.query(BY_KEY, [site, deliveryKey]);
    return item ?? null;
  },

  /** Unsorted; invalid ids are ignored. */
  byIds: (site: Site, ids: readonly string[]): Promise<ContentItem[]> =>
    tx.query(BY_IDS, [site, ids.filter((id) => UUID.test(id))]),

  /** In the order of the keys, without empty slots. */
  async slots(site: Site, keys: readonly string[]): Promise<ContentSlot[]> {
    return bySlot(await tx.query(SLOTS, [site, keys]));
  },

  /** An item as at a moment; without one, as if everything scheduled were live. */
  async previewed(
    site: Site,
    { key, id }: { key: string | null; id: string | null },
    at: Date | null,
  ): Promise<ContentItem | null> {
    const values = [site, key ?? '', id?.toLowerCase() ?? '', momentText(at)] as const;
    const [item] = await tx.query(PREVIEWED_ITEM, [...values]);
    return item ?? null;
  },

  /** The slots as at a moment, in the order of the keys, without empty ones. */
  async previewedSlots(site: Site, keys: readonly string[], at: Date | null): Promise<ContentSlot[]> {
    return bySlot(await tx.query(PREVIEWED_SLOTS, [site, keys, momentText(at)]));
  },

  /** Ids of the items, of all shops, whose window has opened or closed since they were last published. */
  crossedWindow: async (): Promise<string[]> => (await tx.query(CROSSED_WINDOW)).map(({ id }) => id),

  /** Marks one of them as published. @returns its new state; null when another instance has marked it meanwhile */
  async markCrossed(id: string): Promise<ItemState | null> {
    const [state] = await tx.query(MARK_CROSSED, [id]);
    return state ?? null;
  },
});

/** Empty for no moment. */
const momentText = (at: Date | null): string => at?.toISOString() ?? '';

function bySlot(rows: readonly (ContentItem & { readonly slotKey: string })[]): ContentSlot[] {
  const filled = Map.groupBy(rows, ({ slotKey }) => slotKey);
  return [...filled].map(([key, items]) => ({ key, items }));
}

export type ItemRepository = ReturnType<typeof itemRepository>;
