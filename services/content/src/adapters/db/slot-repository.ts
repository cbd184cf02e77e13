import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import { placeInSlot } from '../../domain/slot/place-in-slot.ts';
import { sql } from './gen/statements.ts';

const PLACES = sql(
  'places-of-slot',
  `
  SELECT item_id AS id, placed_by_editor AS "isByEditor" FROM slot_item
  WHERE site = $1 AND slot_key = $2 ORDER BY position`,
);

const LEAVE = sql('leave-slots', 'DELETE FROM slot_item WHERE item_id = $1::uuid');
const EMPTY = sql('empty-slot', 'DELETE FROM slot_item WHERE site = $1 AND slot_key = $2');

const FILL = sql(
  'fill-slot',
  `
  INSERT INTO slot_item (site, slot_key, position, item_id, placed_by_editor)
  SELECT $1, $2, place.position, place.id, place."isByEditor"
  FROM jsonb_to_recordset($3::jsonb) AS place (position integer, id uuid, "isByEditor" boolean)`,
);

export const slotRepository = (tx: Tx) => ({
  /** Moves an item to a position of a slot, the last without one, and out of every other slot. */
  async place(site: Site, id: string, slotKey: string, position: number | null): Promise<void> {
    await tx.query(LEAVE, [id]);
    const places = await tx.query(PLACES, [site, slotKey]);
    const byEditor = new Set([id, ...places.filter((place) => place.isByEditor).map((place) => place.id)]);
    const ids = placeInSlot(
      places.map((place) => place.id),
      [{ key: id, position }],
    );
    await tx.query(EMPTY, [site, slotKey]);
    const filled = ids.map((one, index) => ({ id: one, position: index, isByEditor: byEditor.has(one) }));
    await tx.query(FILL, [site, slotKey, JSON.stringify(filled)]);
  },
});

export type SlotRepository = ReturnType<typeof slotRepository>;
