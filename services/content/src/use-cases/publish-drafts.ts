import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { ItemState } from '../domain/item/content-item.ts';

export interface PublishDraftPorts {
  readonly versionsIn: (tx: Tx) => {
    begin(id: string): Promise<void>;
    publishDraft(
      id: string,
      onlyDue: boolean,
    ): Promise<{
      readonly state: ItemState;
      readonly place: { readonly slotKey: string; readonly position: number | null } | null;
    } | null>;
  };
  readonly slotsIn: (tx: Tx) => {
    place(site: Site, id: string, slotKey: string, position: number | null): Promise<void>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly publish: (tx: Tx, state: ItemState) => Promise<void>;
}

/** Publishes the drafts of these items together: shoppers see all of them or none. */
export const publishDrafts = (ports: PublishDraftPorts, ids: readonly string[]): Promise<void> =>
  ports.transaction(async (tx) => {
    for (const id of ids) await publishIn(tx, ports, id, false);
  });

async function publishIn(tx: Tx, ports: PublishDraftPorts, id: string, onlyDue: boolean): Promise<void> {
  const versions = ports.versionsIn(tx);
  await versions.begin(id);
  const published = await versions.publishDraft(id, onlyDue);
  if (published === null) return;
  const { state, place } = published;
  if (place !== null) await ports.slotsIn(tx).place(state.site, id, place.slotKey, place.position);
  await ports.publish(tx, state);
}

export interface PublishDueDraftsPorts extends PublishDraftPorts {
  readonly drafts: { due(): Promise<string[]> };
}

/** Publishes the drafts whose moment has come. @returns how many */
export async function publishDueDrafts(ports: PublishDueDraftsPorts): Promise<number> {
  const ids = await ports.drafts.due();
  await sweepEach(ids, (id) => ports.transaction((tx) => publishIn(tx, ports, id, true)));
  return ids.length;
}
