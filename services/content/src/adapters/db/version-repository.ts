import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { ItemState } from '../../domain/item/content-item.ts';
import type { ItemVersion } from '../../domain/item/item-version.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

const STATE = `i.id, i.site, i.delivery_key AS "deliveryKey", i.schema, i.body, i.ab_groups AS "abGroups",
  i.told_live AS live, i.version`;
/** The rule of is_live() for a row that is not in the table yet. */
const liveBy = (window: string) =>
  `(${window}.live_from IS NULL OR ${window}.live_from <= now()) AND (${window}.live_until IS NULL OR now() < ${window}.live_until)`;
const TAKE_OVER = (source: string) => `
  schema = ${source}.schema, body = ${source}.body, ab_groups = ${source}.ab_groups,
  live_from = ${source}.live_from, live_until = ${source}.live_until,
  told_live = ${liveBy(source)}, version = i.version + 1, updated_at = now()`;

/** One after the other: what is published is compared with the versions before, and the places of a slot are counted. */
const LOCK = sql('lock-item', 'SELECT id FROM content_item WHERE id = $1::uuid FOR UPDATE');
const LOCK_SHOP = sql(
  'lock-shop-of-item',
  `SELECT s.site FROM shop s JOIN content_item i ON i.site = s.site WHERE i.id = $1::uuid FOR UPDATE OF s`,
);

/** Unless the latest version has it: the seed may have written the item since. */
const RECORD = sql(
  'record-version',
  `
  INSERT INTO content_version (item_id, number, schema, body, ab_groups, live_from, live_until, published_at)
  SELECT i.id, coalesce(latest.number, 0) + 1, i.schema, i.body, i.ab_groups, i.live_from, i.live_until, i.updated_at
  FROM content_item i
  LEFT JOIN LATERAL (
    SELECT * FROM content_version v WHERE v.item_id = i.id ORDER BY v.number DESC LIMIT 1
  ) latest ON true
  WHERE i.id = $1::uuid AND i.live_from IS DISTINCT FROM 'infinity' AND (latest.number IS NULL
    OR (latest.schema, latest.body, latest.ab_groups) <> (i.schema, i.body, i.ab_groups)
    OR latest.live_from IS DISTINCT FROM i.live_from OR latest.live_until IS DISTINCT FROM i.live_until)`,
);

/** Keeps the content hash, so that the seed does not undo the change until the seed itself changes. */
const PUBLISH_DRAFT = sql(
  'publish-draft',
  `
  UPDATE content_item i SET ${TAKE_OVER('d')} FROM content_draft d
  WHERE i.id = $1::uuid AND d.item_id = i.id AND (NOT $2::boolean OR d.due_at <= now())
  RETURNING ${STATE}, d.slot_key AS "slotKey", d.position`,
).refine<{ body: object }>();

const PUBLISH_VERSION = sql(
  'publish-version',
  `
  UPDATE content_item i SET ${TAKE_OVER('v')} FROM content_version v
  WHERE i.id = $1::uuid AND v.item_id = i.id AND v.number = $2
  RETURNING ${STATE}`,
).refine<{ body: object }>();

const ADD_VERSION = sql(
  'add-version',
  `
  INSERT INTO content_version (item_id, number, schema, body, ab_groups, live_from, live_until, restores)
  SELECT i.id, coalesce((SELECT max(v.number) FROM content_version v WHERE v.item_id = i.id), 0) + 1,
    i.schema, i.body, i.ab_groups, i.live_from, i.live_until, $2::integer
  FROM content_item i WHERE i.id = $1::uuid
  RETURNING number`,
);

const VERSIONS = sql(
  'versions',
  `
  SELECT number, published_at AS "publishedAt", restores FROM content_version
  WHERE item_id = $1::uuid ORDER BY number DESC`,
);

const FIND = sql('find-item-id', 'SELECT id FROM content_item WHERE site = $1 AND delivery_key = $2');

/** What an item has been published as, and how it is published. */
export const versionRepository = (tx: Tx) => ({
  async find(site: Site, deliveryKey: string): Promise<string | null> {
    const [item] = await tx.query(FIND, [site, deliveryKey]);
    return item?.id ?? null;
  },

  /** Other publications in the shop wait until the transaction ends. Keeps what is published now as a version. */
  async begin(id: string): Promise<void> {
    await tx.query(LOCK_SHOP, [id]);
    await tx.query(LOCK, [id]);
    await tx.query(RECORD, [id]);
  },

  /** @returns the new state and the place that the editor gave; null when there is no draft, or none that is due */
  async publishDraft(id: string, onlyDue: boolean) {
    const [published] = await tx.query(PUBLISH_DRAFT, [id, onlyDue]);
    if (published === undefined) return null;
    const { slotKey, position, ...state } = published;
    await prismaOn(tx).contentDraft.deleteMany({ where: { itemId: id } });
    await tx.query(ADD_VERSION, [id, null]);
    return { state, place: slotKey === null ? null : { slotKey, position } };
  },

  /** @returns the new state; null when the item has no such version */
  async publishVersion(id: string, number: number): Promise<ItemState | null> {
    const [state] = await tx.query(PUBLISH_VERSION, [id, number]);
    if (state === undefined) return null;
    await tx.query(ADD_VERSION, [id, number]);
    return state;
  },

  /** Versions of an item, the latest first. */
  versions: (id: string): Promise<ItemVersion[]> => tx.query(VERSIONS, [id]),
});
