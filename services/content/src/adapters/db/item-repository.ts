import type { Tx } from '@loupe/database/tx';
import { isUuid } from '@loupe/database/uuid';
import type { Site } from '@loupe/contracts/sites';
import type { ContentItem, ContentSlot, ItemState } from '../../domain/item/content-item.ts';
import type { Roundel } from '../../domain/roundel/roundel.ts';
import { placeInSlot } from '../../domain/slot/place-in-slot.ts';
import { sql } from './gen/statements.ts';

const COLUMNS = 'i.id, i.delivery_key AS "deliveryKey", i.schema, i.body, i.ab_groups AS "abGroups"';
const LIVE = `SELECT ${COLUMNS} FROM content_item i WHERE i.site = $1 AND is_live(i)`;
const BY_KEY = sql('item-by-key', `${LIVE} AND i.delivery_key = $2`).refine<{ body: object }>();
const BY_IDS = sql('items-by-ids', `${LIVE} AND i.id = ANY ($2::uuid[])`).refine<{ body: object }>();
const PAGES = sql(
  'page-keys',
  `
  SELECT i.delivery_key AS "deliveryKey" FROM content_item i
  WHERE i.site = $1 AND i.schema IN ('page', 'dealer-page') AND i.ab_groups = '' AND is_live(i)
  ORDER BY i.delivery_key LIMIT 1000`,
);
const ROUNDELS = sql(
  'roundels',
  `
  SELECT i.body FROM content_item i
  WHERE i.site = $1 AND i.schema = 'roundel' AND i.ab_groups = '' AND is_live(i) ORDER BY i.delivery_key LIMIT 100`,
).refine<{ body: Roundel }>();

const SLOTS = sql(
  'slots',
  `
  SELECT s.slot_key AS "slotKey", ${COLUMNS}
  FROM slot_item s JOIN content_item i ON i.id = s.item_id
  WHERE s.site = $1 AND s.slot_key = ANY ($2::text[]) AND is_live(i)
  ORDER BY array_position($2::text[], s.slot_key), s.position`,
).refine<{ body: object }>();

/**
 * Of an item with its draft `d`, where that is to be shown; $1 is the moment, empty for none. Without one, every draft is shown; at a
 * moment, those that are published by then.
 */
const DRAFT = `LEFT JOIN content_draft d ON d.item_id = i.id
  AND (nullif($1, '') IS NULL OR d.due_at <= nullif($1, '')::timestamptz)`;
const DRAFT_COLUMNS = `i.id, i.delivery_key AS "deliveryKey", coalesce(d.schema, i.schema) AS schema,
  coalesce(d.body, i.body) AS body, coalesce(d.ab_groups, i.ab_groups) AS "abGroups"`;
const IS_SHOWN = `CASE WHEN d.item_id IS NULL
  THEN i.live_from IS DISTINCT FROM 'infinity' AND is_previewed(i, nullif($1, '')::timestamptz)
  ELSE is_previewed_window(d.live_from, d.live_until, nullif($1, '')::timestamptz) END`;

const PREVIEWED_ITEM = sql(
  'previewed-item',
  `
  SELECT ${DRAFT_COLUMNS} FROM content_item i ${DRAFT}
  WHERE i.site = $2 AND (i.delivery_key = $3 OR i.id::text = $4) AND ${IS_SHOWN}`,
).refine<{ body: object }>();

/** Items that are not shown too: positions of drafts count them. */
const PREVIEWED_SLOTS = sql(
  'previewed-slots',
  `
  SELECT coalesce(d.slot_key, s.slot_key) AS "slotKey", d.slot_key IS NOT NULL AS "isPlaced",
    d.position, ${IS_SHOWN} AS "isShown", ${DRAFT_COLUMNS}
  FROM content_item i ${DRAFT} LEFT JOIN slot_item s ON s.item_id = i.id
  WHERE i.site = $2 AND coalesce(d.slot_key, s.slot_key) = ANY ($3::text[])
  ORDER BY array_position($3::text[], coalesce(d.slot_key, s.slot_key)), s.position`,
  { notNull: ['slotKey', 'isShown'] },
).refine<{ body: object }>();

const CROSSED_WINDOW = sql('crossed-window', 'SELECT i.id FROM content_item i WHERE told_live <> is_live(i)');

const MARK_CROSSED = sql(
  'mark-crossed',
  `
  UPDATE content_item i SET told_live = is_live(i), version = version + 1, updated_at = now()
  WHERE i.id = $1::uuid AND told_live <> is_live(i)
  RETURNING ${COLUMNS}, i.site, i.told_live AS live, i.version`,
).refine<{ body: object }>();

/** The live items of a shop, by the database's clock. Each call is one statement. */
export const itemRepository = (tx: Tx) => ({
  async byKey(site: Site, deliveryKey: string): Promise<ContentItem | null> {
    const [item] = await tx.query(BY_KEY, [site, deliveryKey]);
    return item ?? null;
  },

  /** Delivery keys of the content pages for everybody. */
  pages: async (site: Site): Promise<string[]> =>
    (await tx.query(PAGES, [site])).map(({ deliveryKey }) => deliveryKey),

  /** For everybody, by their delivery keys. */
  roundels: async (site: Site): Promise<Roundel[]> =>
    (await tx.query(ROUNDELS, [site])).map(({ body }) => body),

  /** Unsorted; invalid ids are ignored. */
  byIds: (site: Site, ids: readonly string[]): Promise<ContentItem[]> =>
    tx.query(BY_IDS, [site, ids.filter(isUuid)]),

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
    const values = [momentText(at), site, key ?? '', id?.toLowerCase() ?? ''] as const;
    const [item] = await tx.query(PREVIEWED_ITEM, [...values]);
    return item ?? null;
  },

  /** The slots as at a moment, in the order of the keys, without empty ones. */
  async previewedSlots(site: Site, keys: readonly string[], at: Date | null): Promise<ContentSlot[]> {
    const rows = await tx.query(PREVIEWED_SLOTS, [momentText(at), site, keys]);
    return [...Map.groupBy(rows, ({ slotKey }) => slotKey)]
      .map(([key, inSlot]) => ({ key, items: inPlace(inSlot).filter(({ isShown }) => isShown) }))
      .filter(({ items }) => items.length > 0);
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

/** The items of a slot in the order that they have once the drafts are published. */
function inPlace<Row extends ContentItem & { isPlaced: boolean; position: number | null }>(
  rows: readonly Row[],
): Row[] {
  const places = rows.filter(({ isPlaced }) => isPlaced).map(({ id, position }) => ({ key: id, position }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return placeInSlot([...byId.keys()], places).map((id) => byId.get(id)!);
}
