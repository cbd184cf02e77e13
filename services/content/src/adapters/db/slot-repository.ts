import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import { placeInSlot } from '../../domain/slot/place-in-slot.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

const PLACES = sql(
  'places-of-slot',
  `
  SELECT item_id AS id, placed_by_editor AS "isByEditor" FROM slot_item
  WHERE site = $1 AND slot_key = $2 ORDER BY position`,
);

export const slotRepository = (tx: Tx) => ({
  /** Moves an item to a position of a slot, the last without one, and out of every other slot. */
  async place(site: Site, id: string, slotKey: string, position: number | null): Promise<void> {
    const { slotItem } = prismaOn(tx);
    await slotItem.deleteMany({ where: { itemId: id } });
    const places = await tx.query(PLACES, [site, slotKey]);
    const byEditor = new Set([id, ...places.filter((place) => place.isByEditor).map((place) => place.id)]);
    const ids = placeInSlot(
      places.map((place) => place.id),
      [{ key: id, position }],
    );
    await slotItem.deleteMany({ where: { site, slotKey } });
    await slotItem.createMany({
      data: ids.map((itemId, index) => {
        return { site, slotKey, position: index, itemId, placedByEditor: byEditor.has(itemId) };
      }),
    });
  },
});
