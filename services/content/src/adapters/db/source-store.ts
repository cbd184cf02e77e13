import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { ReadSourcePorts } from '../../use-cases/read-source.ts';
import { contentStore } from './content-store.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

const END_OTHERS = sql(
  'end-others-of-source',
  `
  UPDATE content_item i SET
    live_from = NULL, live_until = date_trunc('milliseconds', now()), told_live = false, content_hash = 'source:',
    version = i.version + 1, updated_at = now()
  WHERE i.site = $1 AND i.delivery_key <> ALL ($2::text[]) AND i.content_hash LIKE 'source:_%'
  RETURNING i.id, i.site, i.delivery_key AS "deliveryKey", i.schema, i.body, i.ab_groups AS "abGroups",
    i.told_live AS live, i.version`,
).refine<{ body: object }>();

const KEYS_OF_SLOT = sql(
  'keys-of-slot',
  `
  SELECT i.delivery_key AS key FROM slot_item s JOIN content_item i ON i.id = s.item_id
  WHERE s.site = $1 AND s.slot_key = $2 ORDER BY s.position`,
);

const FILL_ONE = sql(
  'fill-slot-of-source',
  `
  INSERT INTO slot_item (site, slot_key, position, item_id, placed_by_editor)
  SELECT $1, $2, place.position::integer - 1, i.id, true
  FROM unnest($3::text[]) WITH ORDINALITY AS place (key, position)
  JOIN content_item i ON i.site = $1 AND i.delivery_key = place.key`,
);

/** The items of a content system. @param newId for items that are inserted */
export const sourceStore = (tx: Tx, newId: () => string): ReturnType<ReadSourcePorts['itemsOfSourceIn']> => ({
  saveItem: (item, contentHash) => contentStore(tx, newId).saveItem(item, contentHash),

  endOthers: (site, deliveryKeys) => tx.query(END_OTHERS, [site, deliveryKeys]),

  async fillSlot(site: Site, slotKey: string, deliveryKeys: readonly string[]): Promise<void> {
    const keys = (await tx.query(KEYS_OF_SLOT, [site, slotKey])).map(({ key }) => key);
    if (JSON.stringify(keys) === JSON.stringify(deliveryKeys)) return;
    await prismaOn(tx).slotItem.deleteMany({ where: { site, slotKey } });
    await tx.query(FILL_ONE, [site, slotKey, deliveryKeys]);
  },
});
