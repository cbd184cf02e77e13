import { lockKeys } from '@loupe/database/advisory-lock';
import type { Standing } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { PieceToReserve } from '../../domain/piece/piece-to-reserve.ts';
import type { Reservation, ReservationState } from '../../domain/reservation/reservation.ts';
import type { Act, BoardRow, LiveCounts, WaitingRow } from '../../use-cases/ports/reservations.ts';
import { prismaOn } from './prisma-client.ts';
import * as statements from './reservation-statements.ts';

/** Pieces that stores keep for visitors. */
export function reservationRepository(tx: Tx) {
  const one = async <Row>(rows: Promise<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null;
  return {
    /** The database's clock; null where the store has no row of the piece. Others who want it wait until the transaction ends. */
    lockPiece: async (storeId: string, sku: string): Promise<Date | null> =>
      (await one(tx.query(statements.LOCK_PIECE, [storeId, sku])))?.now ?? null,

    /** Another count of what this person has waits until the transaction ends. */
    async lockPerson(who: string): Promise<void> {
      await tx.query(statements.LOCK_PERSON, lockKeys('person', who));
    },

    now: async (): Promise<Date> => (await one(tx.query(statements.NOW)))!.now,

    /** Under the lock of the piece. */
    freeUnit: async (storeId: string, sku: string, countedWithinHours: number): Promise<number | null> =>
      (await one(tx.query(statements.FREE_UNIT, [storeId, sku, countedWithinHours])))?.unitNo ?? null,

    piece: (site: Site, sku: string, intendedSku: string): Promise<PieceToReserve | null> =>
      one(tx.query(statements.PIECE, [site, sku, intendedSku])),

    /** @returns false where the piece or its number is taken */
    insert: async (made: Reservation): Promise<boolean> =>
      (await prismaOn(tx).reservation.createMany({ data: made, skipDuplicates: true })).count > 0,

    /** Stores what a move leaves. @returns false when somebody else has moved it */
    async move({ id, state, version }: Standing<ReservationState>, to: Reservation): Promise<boolean> {
      const data = {
        state: to.state,
        reason: to.reason,
        version: { increment: 1 },
        occupies: to.occupies,
        sku: to.sku,
        unitNo: to.unitNo,
        verifiedAt: to.verifiedAt,
        acceptedAt: to.acceptedAt,
        extendedAt: to.extendedAt,
        closedAt: to.closedAt,
        expiresAt: to.expiresAt,
        dueAt: to.dueAt,
        remindedAt: to.remindedAt,
        collectionCode: to.collectionCode,
        receipt: to.receipt,
      };
      return (await prismaOn(tx).reservation.updateMany({ where: { id, state, version }, data })).count > 0;
    },

    async record({ id, version, state, reason }: Reservation, { act, actor, at }: Act): Promise<void> {
      const data = { reservationId: id, version, act, actor, state, reason, doneAt: at };
      await prismaOn(tx).reservationAct.createMany({ data });
    },

    find: (id: string): Promise<Reservation | null> => one(tx.query(statements.FIND, [id])),

    findByNumber: (number: string): Promise<Reservation | null> =>
      one(tx.query(statements.FIND_BY_NUMBER, [number])),

    ofOwner: (site: Site, owner: string, limit: number): Promise<Reservation[]> =>
      tx.query(statements.OF_OWNER, [site, owner, limit]),

    liveOfProduct: (site: Site, productId: string, owner: string): Promise<Reservation | null> =>
      one(tx.query(statements.LIVE_OF_PRODUCT, [site, productId, owner])),

    liveCounts: async (
      about: Pick<Reservation, 'site' | 'owner' | 'email' | 'storeId' | 'sku'>,
    ): Promise<LiveCounts> => {
      const { site, owner, email, storeId, sku } = about;
      return (await one(tx.query(statements.LIVE_COUNTS, [site, owner, email, storeId, sku])))!;
    },

    liveOfEmail: async ({ site, productId, email }: Reservation): Promise<boolean> =>
      (await tx.query(statements.LIVE_OF_EMAIL, [site, productId, email])).length > 0,

    isSizeOf: async (sku: string, productId: string): Promise<boolean> =>
      (await tx.query(statements.IS_SIZE_OF, [sku, productId])).length > 0,

    overOfPiece: (storeId: string, sku: string): Promise<Reservation[]> =>
      tx.query(statements.OVER_OF_PIECE, [storeId, sku]),

    board: (storeId: string): Promise<BoardRow[]> => tx.query(statements.BOARD, [storeId]),

    waiting: (): Promise<WaitingRow[]> => tx.query(statements.WAITING),

    /** Due ones, longest first. No other caller gets them until the lease ends. */
    leaseDue: (limit: number, seconds: number): Promise<Reservation[]> =>
      tx.query(statements.LEASE_DUE, [limit, seconds]),

    /** @returns of how many it was forgotten who came for them */
    forget: async (keep: string, limit: number): Promise<number> =>
      (await tx.query(statements.FORGET, [keep, limit])).length,
  };
}
