import type { Tx } from '@loupe/database/tx';
import { placedItems } from '../../domain/navigation/navigation-tree.ts';
import { placeInSlot } from '../../domain/slot/place-in-slot.ts';
import type { ContentStore } from '../../use-cases/save-content.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

const STATE = `i.id, i.site, i.delivery_key AS "deliveryKey", i.schema, i.body, i.ab_groups AS "abGroups",
  i.told_live AS live, i.version`;

/** @param newId for items and navigation entries that are inserted */
export function contentStore(tx: Tx, newId: () => string): ContentStore {
  return {
    async saveItem(item, contentHash) {
      const { site, deliveryKey, schema, body, abGroups, liveFrom, liveUntil } = item;
      const [saved] = await tx.query(SAVE_ITEM, {
        id: newId(),
        site,
        deliveryKey,
        schema,
        body: JSON.stringify(body),
        abGroups,
        liveFrom,
        liveUntil,
        contentHash,
      });
      return saved ?? null;
    },

    retireOthers: (site, deliveryKeys) => tx.query(RETIRE_OTHERS, [site, deliveryKeys]),

    async fillSlots(site, slots) {
      const byEditors = await tx.query(PLACES_BY_EDITORS, [site]);
      await prismaOn(tx).slotItem.deleteMany({ where: { site } });
      const moved = new Set(byEditors.map(({ key }) => key));
      const names = new Set([...slots.keys(), ...byEditors.map(({ slotKey }) => slotKey)]);
      const places = [...names].flatMap((slotKey) => {
        const kept = byEditors.filter((place) => place.slotKey === slotKey);
        // A content system fills a slot as a whole.
        const isOfSource = kept.some((place) => place.isOfSource);
        const keys = isOfSource ? [] : (slots.get(slotKey) ?? []).filter((key) => !moved.has(key));
        return placeInSlot(keys, kept).map((deliveryKey, position) => {
          return { slotKey, position, deliveryKey, isByEditor: moved.has(deliveryKey) };
        });
      });
      await tx.query(FILL_SLOTS, [site, JSON.stringify(places)]);
    },

    async saveNavigation(site, navigation) {
      await prismaOn(tx).navigationItem.deleteMany({ where: { site } });
      await prismaOn(tx).navigationItem.createMany({
        data: placedItems(navigation, newId).map((item, position) => ({ ...item, site, position })),
      });
    },

    /** The limits of a shop that exists are what its operators configured. */
    async saveShop({ site, ...facts }, limits, abGroups) {
      const { wishlistMiniMaximumLimit, cartMiniMaximumLimit, ...more } = limits;
      const limited = {
        ...more,
        wishlistMiniLimit: wishlistMiniMaximumLimit,
        cartMiniLimit: cartMiniMaximumLimit,
      };
      await prismaOn(tx).shop.upsert({
        where: { site },
        create: { site, ...facts, ...limited },
        update: facts,
      });
      await prismaOn(tx).abGroup.deleteMany({ where: { site } });
      await prismaOn(tx).abGroup.createMany({
        data: abGroups.map((group, position) => ({ ...group, site, position })),
      });
    },

    async saveEditions(site, editions) {
      await prismaOn(tx).edition.deleteMany({ where: { site } });
      await prismaOn(tx).edition.createMany({ data: editions.map((one) => ({ ...one, site })) });
    },

    async raiseLimits(site) {
      await prismaOn(tx).shop.updateMany({ where: { site }, data: { version: { increment: 1 } } });
    },

    raiseOthers: (site, ids) => tx.query(RAISE_OTHERS, [site, ids]),
  };
}

/**
 * Repeats the rule of is_live(), which takes a row of the table: this row is not in the table yet. An item of a content system is
 * written by that only.
 */
const SAVE_ITEM = sql(
  'save-item',
  `
  INSERT INTO content_item AS i
    (id, site, delivery_key, schema, body, ab_groups, live_from, live_until, content_hash, told_live)
  VALUES (:id::uuid, :site, :deliveryKey, :schema, :body::jsonb, :abGroups, :liveFrom::timestamptz, :liveUntil::timestamptz, :contentHash,
    (:liveFrom::timestamptz IS NULL OR :liveFrom::timestamptz <= now()) AND (:liveUntil::timestamptz IS NULL OR now() < :liveUntil::timestamptz))
  ON CONFLICT (site, delivery_key) DO UPDATE SET
    schema = EXCLUDED.schema, body = EXCLUDED.body, ab_groups = EXCLUDED.ab_groups,
    live_from = EXCLUDED.live_from, live_until = EXCLUDED.live_until, content_hash = EXCLUDED.content_hash,
    told_live = EXCLUDED.told_live, version = i.version + 1, updated_at = now()
  WHERE i.content_hash <> EXCLUDED.content_hash
    AND (i.content_hash NOT LIKE 'source:%' OR EXCLUDED.content_hash LIKE 'source:%')
  RETURNING ${STATE}`,
).refine<{ body: object }>();

/** Clears the hash, so that an item that is added again is written again. A window that has not opened yet never opens. */
const RETIRE_OTHERS = sql(
  'retire-others',
  `
  UPDATE content_item i SET
    live_from = NULL, live_until = date_trunc('milliseconds', now()), told_live = false, content_hash = '', version = i.version + 1, updated_at = now()
  WHERE i.site = $1 AND i.delivery_key <> ALL ($2::text[]) AND i.content_hash <> ''
    AND i.content_hash NOT LIKE 'source:%'
  RETURNING ${STATE}`,
).refine<{ body: object }>();

const RAISE_OTHERS = sql(
  'raise-others',
  `
  WITH locked AS (
    SELECT id FROM content_item WHERE site = $1 AND id <> ALL ($2::uuid[]) ORDER BY id FOR UPDATE
  ), i AS (
    UPDATE content_item SET version = version + 1, updated_at = now()
    FROM locked WHERE content_item.id = locked.id
    RETURNING content_item.*
  )
  SELECT ${STATE} FROM i ORDER BY i.delivery_key`,
).refine<{ body: object }>();

const PLACES_BY_EDITORS = sql(
  'places-by-editors',
  `
  SELECT s.slot_key AS "slotKey", s.position, i.delivery_key AS key,
    i.content_hash LIKE 'source:%' AS "isOfSource"
  FROM slot_item s JOIN content_item i ON i.id = s.item_id
  WHERE s.site = $1 AND s.placed_by_editor ORDER BY s.slot_key, s.position`,
);

const FILL_SLOTS = sql(
  'fill-slots',
  `
  INSERT INTO slot_item (site, slot_key, position, item_id, placed_by_editor)
  SELECT $1, place."slotKey", place.position, i.id, place."isByEditor"
  FROM jsonb_to_recordset($2::jsonb)
    AS place ("slotKey" text, position integer, "deliveryKey" text, "isByEditor" boolean)
  JOIN content_item i ON i.site = $1 AND i.delivery_key = place."deliveryKey"`,
);
