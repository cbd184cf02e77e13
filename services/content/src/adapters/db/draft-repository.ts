import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { PushedItem } from '../../domain/item/content-item.ts';
import type { DraftAndLive, ItemFields, ListedItem } from '../../domain/item/item-version.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

/** Makes the row that slots and drafts refer to. It is never live, and not of the seed, which therefore does not end it. */
const ENSURE_ITEM = sql(
  'ensure-item',
  `
  INSERT INTO content_item (id, site, delivery_key, schema, body, live_from, told_live, content_hash)
  VALUES ($1::uuid, $2, $3, $4, '{}', 'infinity', false, '')
  ON CONFLICT (site, delivery_key) DO NOTHING`,
);

/** Clears what it has been scheduled for: an editor schedules what they have seen. */
const PUT_DRAFT = sql(
  'put-draft',
  `
  INSERT INTO content_draft (item_id, schema, body, ab_groups, live_from, live_until, slot_key, position)
  SELECT i.id, :schema, :body::jsonb, :abGroups, :liveFrom::timestamptz, :liveUntil::timestamptz, :slotKey, :position::integer
  FROM content_item i WHERE i.site = :site AND i.delivery_key = :deliveryKey
  ON CONFLICT (item_id) DO UPDATE SET
    schema = EXCLUDED.schema, body = EXCLUDED.body, ab_groups = EXCLUDED.ab_groups,
    live_from = EXCLUDED.live_from, live_until = EXCLUDED.live_until,
    slot_key = EXCLUDED.slot_key, position = EXCLUDED.position,
    due_at = NULL, edition = NULL, written_at = now()`,
);

const DROP_UNCHANGED = sql(
  'drop-unchanged-draft',
  `
  DELETE FROM content_draft d USING content_item i
  WHERE i.id = d.item_id AND i.site = $1 AND i.delivery_key = $2 AND d.slot_key IS NULL
    AND (d.schema, d.body, d.ab_groups) = (i.schema, i.body, i.ab_groups)
    AND d.live_from IS NOT DISTINCT FROM i.live_from AND d.live_until IS NOT DISTINCT FROM i.live_until
  RETURNING d.item_id AS id`,
);

const DRAFTS = sql(
  'drafts',
  `
  SELECT i.id, i.delivery_key AS "deliveryKey"
  FROM content_draft d JOIN content_item i ON i.id = d.item_id
  WHERE i.site = $1 ORDER BY i.delivery_key`,
);

const DUE = sql(
  'due-drafts',
  'SELECT item_id AS id FROM content_draft WHERE due_at <= now() ORDER BY due_at',
);

const COMPARED = sql(
  'compared-drafts',
  `
  SELECT i.delivery_key AS "deliveryKey", coalesce(i.live_from = 'infinity', false) AS "isNew",
    d.schema AS "newSchema", d.body AS "newBody", d.ab_groups AS "newGroups",
    d.live_from AS "newFrom", d.live_until AS "newUntil",
    i.schema, i.body, i.ab_groups AS "abGroups", nullif(i.live_from, 'infinity') AS "liveFrom", i.live_until AS "liveUntil"
  FROM content_draft d JOIN content_item i ON i.id = d.item_id
  WHERE i.site = $1 ORDER BY i.delivery_key`,
).refine<{ body: object; newBody: object }>();

const LISTED = sql(
  'listed-items',
  `
  SELECT i.delivery_key AS "deliveryKey", i.schema,
    CASE WHEN i.live_from = 'infinity' THEN 'unpublished' WHEN is_live(i) THEN 'live'
      WHEN i.live_until <= now() THEN 'ended' ELSE 'scheduled' END AS state,
    (SELECT min(s.slot_key) FROM slot_item s WHERE s.item_id = i.id) AS "slotKey",
    (SELECT max(v.number) FROM content_version v WHERE v.item_id = i.id) AS version,
    d.item_id IS NOT NULL AS "hasDraft", d.due_at AS "dueAt", d.edition
  FROM content_item i LEFT JOIN content_draft d ON d.item_id = i.id
  WHERE i.site = $1 ORDER BY i.delivery_key`,
).refine<{ state: ListedItem['state'] }>();

/** The drafts of a shop. */
export const draftRepository = (tx: Tx) => ({
  /** Stores the draft in place of an earlier one. @returns false when it is as published: then there is no draft */
  async put(item: PushedItem, newId: string): Promise<boolean> {
    const { site, deliveryKey, schema, body, abGroups, liveFrom, liveUntil, place } = item;
    await tx.query(ENSURE_ITEM, [newId, site, deliveryKey, schema]);
    await tx.query(PUT_DRAFT, {
      site,
      deliveryKey,
      schema,
      body: JSON.stringify(body),
      abGroups,
      liveFrom: liveFrom && new Date(liveFrom),
      liveUntil: liveUntil && new Date(liveUntil),
      slotKey: place?.slotKey ?? null,
      position: place?.position ?? null,
    });
    return (await tx.query(DROP_UNCHANGED, [site, deliveryKey])).length === 0;
  },

  /** Ids of the items of a shop that have a draft, by delivery key. */
  async ids(site: Site): Promise<ReadonlyMap<string, string>> {
    return new Map((await tx.query(DRAFTS, [site])).map(({ deliveryKey, id }) => [deliveryKey, id]));
  },

  async schedule(itemId: string, dueAt: Date, edition: string | null): Promise<void> {
    await prismaOn(tx).contentDraft.updateMany({ where: { itemId }, data: { dueAt, edition } });
  },

  /** Ids of the items whose draft is due, of all shops, the earliest first. */
  due: async (): Promise<string[]> => (await tx.query(DUE)).map(({ id }) => id),

  async compared(site: Site): Promise<DraftAndLive[]> {
    return (await tx.query(COMPARED, [site])).map((row) => ({
      deliveryKey: row.deliveryKey,
      draft: fieldsOf(row.newSchema, row.newBody, row.newGroups, row.newFrom, row.newUntil),
      live: row.isNew ? null : fieldsOf(row.schema, row.body, row.abGroups, row.liveFrom, row.liveUntil),
    }));
  },

  list: (site: Site): Promise<ListedItem[]> => tx.query(LISTED, [site]),
});

const fieldsOf = (
  schema: string,
  body: object,
  abGroups: string,
  liveFrom: Date | null,
  liveUntil: Date | null,
): ItemFields => ({ schema, body, abGroups, liveFrom, liveUntil });
