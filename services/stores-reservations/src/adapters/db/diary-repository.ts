import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { AppointmentKind, Claim, Diary } from '../../domain/diary/diary.ts';
import type { BookableService, NewClaim, VideoOffer } from '../../use-cases/ports/diary.ts';
import * as statements from './diary-statements.ts';

/** The diaries of stores: what can be booked there, and what is taken. */
export const diaryRepository = (tx: Tx) => ({
  /** The database's clock. Others who book in the store wait until the transaction ends. */
  async lock(storeId: string): Promise<Date> {
    const [row] = await tx.query(statements.LOCK_DIARY, [storeId]);
    await tx.query(statements.CLEAR_HOLDS, [storeId]);
    return row!.now;
  },

  /** A service of a store without the store's hours; null where the store has none of that key. @param from YYYY-MM-DD */
  async service(
    storeId: string,
    key: string,
    from: string,
    { offersVideo }: VideoOffer,
  ): Promise<Omit<Diary, 'times'> | null> {
    const [row] = await tx.query(statements.DIARY, [storeId, key, from, offersVideo]);
    if (row === undefined) return null;
    const { people, rooms, ...service } = row;
    return { service, people, rooms };
  },

  async claims(
    storeId: string,
    from: Date,
    until: Date,
    { holder, appointmentId }: { readonly holder: string | null; readonly appointmentId: string | null },
  ): Promise<Claim[]> {
    const rows = await tx.query(statements.CLAIMS, [storeId, from, until, holder, appointmentId]);
    return rows.map(({ resourceId, startsAt, endsAt }) => ({
      resourceId,
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
    }));
  },

  /** @returns how many of the resources could be taken */
  async claim({ resources, storeId, appointmentId, holder, block, expiresAt }: NewClaim): Promise<number> {
    const [from, until] = [new Date(block.startsAt), new Date(block.endsAt)];
    const taken = await tx.query(statements.CLAIM, [
      ...([resources, storeId, appointmentId, holder, from, until, expiresAt] as const),
    ]);
    return taken.length;
  },

  /** The people and rooms of an appointment. */
  takenBy: async (appointmentId: string): Promise<string[]> =>
    (await tx.query(statements.TAKEN_BY, [appointmentId])).map(({ resourceId }) => resourceId),

  async release(appointmentId: string): Promise<void> {
    const released = await tx.query(statements.RELEASE, [appointmentId]);
    const resources = released.map(({ resourceId }) => resourceId);
    // What lay in a block of the team is not free again.
    if (resources.length > 0) await tx.query(statements.FILL_BLOCKS, [resources]);
  },

  /** Ends what a visitor keeps while filling in the form, in any store. */
  async dropHolds(holder: string): Promise<void> {
    await tx.query(statements.DROP_HOLDS, [holder]);
  },

  bookable: (site: Site, kind: AppointmentKind, { offersVideo }: VideoOffer): Promise<BookableService[]> =>
    tx.query(statements.BOOKABLE, [site, kind, offersVideo]),

  /** @returns the number of deleted blocks */
  pruneBlocks: async (keep: string, limit: number): Promise<number> =>
    (await tx.query(statements.PRUNE_BLOCKS, [keep, limit])).length,
  pruneClaims: async (keep: string, limit: number): Promise<number> =>
    (await tx.query(statements.PRUNE_CLAIMS, [keep, limit])).length,
});
