import { lockKeys } from '@loupe/database/advisory-lock';
import type { Standing } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { PricePromise, PromiseState } from '../../domain/price-promise/price-promise.ts';
import type { PromiseAct, PromisePiece, WaitingCounts } from '../../use-cases/ports/price-promises.ts';
import type { Act } from '../../use-cases/ports/reservations.ts';
import { prismaOn } from './prisma-client.ts';
import * as statements from './price-promise-statements.ts';
import { LOCK_PERSON, NOW } from './reservation-statements.ts';

/** Requests to sell a piece for the price of another shop. */
export function pricePromiseRepository(tx: Tx) {
  const one = async <Row>(rows: Promise<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null;
  return {
    now: async (): Promise<Date> => (await one(tx.query(NOW)))!.now,

    /** Another count of the same waits until the transaction ends. */
    async lock(what: string): Promise<void> {
      await tx.query(LOCK_PERSON, lockKeys('person', `price-promise:${what}`));
    },

    async piece(site: Site, sku: string): Promise<PromisePiece | null> {
      const row = await one(tx.query(statements.PIECE, [site, sku]));
      return row && { ...row, refusal: row.refusal === '' ? null : (row.refusal ?? 'EXCLUDED') };
    },

    waitingCounts: async (site: Site, owner: string, sku: string): Promise<WaitingCounts> =>
      (await one(tx.query(statements.WAITING_COUNTS, [site, owner, sku])))!,

    waitingOfOwner: (site: Site, sku: string, owner: string): Promise<PricePromise | null> =>
      one(tx.query(statements.WAITING_OF_OWNER, [site, sku, owner])),

    /** @returns false where its number is taken, or the person has one of the piece */
    insert: async (made: PricePromise): Promise<boolean> =>
      (await prismaOn(tx).pricePromise.createMany({ data: made, skipDuplicates: true })).count > 0,

    /** Stores what a move leaves. @returns false when somebody else has moved it */
    async move({ id, state, version }: Standing<PromiseState>, to: PricePromise): Promise<boolean> {
      const data = {
        state: to.state,
        reason: to.reason,
        version: { increment: 1 },
        lateAt: to.lateAt,
        decidedAt: to.decidedAt,
        agreedPrice: to.agreedPrice,
        decidedBy: to.decidedBy,
        secondBy: to.secondBy,
        code: to.code,
        validUntil: to.validUntil,
        usedAt: to.usedAt,
        usedOrder: to.usedOrder,
        endedAt: to.endedAt,
        withdrawnAt: to.withdrawnAt,
        dueAt: to.dueAt,
      };
      return (await prismaOn(tx).pricePromise.updateMany({ where: { id, state, version }, data })).count > 0;
    },

    async record(
      { id, version, state, reason, agreedPrice }: PricePromise,
      { act, actor, at }: Act,
    ): Promise<void> {
      const data = { promiseId: id, version, act, actor, state, reason, price: agreedPrice, doneAt: at };
      await prismaOn(tx).pricePromiseAct.createMany({ data });
    },

    find: (id: string): Promise<PricePromise | null> => one(tx.query(statements.FIND, [id])),

    findByNumber: (number: string): Promise<PricePromise | null> =>
      one(tx.query(statements.FIND_BY_NUMBER, [number])),

    findByCodes: (codes: readonly string[]): Promise<PricePromise[]> =>
      tx.query(statements.FIND_BY_CODES, [[...codes]]),

    acts: (id: string): Promise<PromiseAct[]> => tx.query(statements.ACTS, [id]),

    board: (): Promise<PricePromise[]> => tx.query(statements.BOARD),

    /** Due ones, longest first. No other caller gets them until the lease ends. */
    leaseDue: (limit: number, seconds: number): Promise<PricePromise[]> =>
      tx.query(statements.LEASE_DUE, [limit, seconds]),

    /** @returns false for a product that the catalogue does not have */
    exclude: async (productKey: string, reason: string, operator: string): Promise<boolean> =>
      (await tx.query(statements.EXCLUDE, [productKey, reason, operator])).length > 0,

    /** @returns false for a product that is not excluded */
    include: async (productKey: string): Promise<boolean> =>
      (await prismaOn(tx).pricePromiseExclusion.deleteMany({ where: { productKey } })).count > 0,

    /** @returns of how many it was forgotten who asked */
    forget: async (keep: string, limit: number): Promise<number> =>
      (await tx.query(statements.FORGET, [keep, limit])).length,
  };
}
