import type { Tx } from '@loupe/database/tx';
import type { Promotion } from '../../domain/promotions/promotion.ts';
import type { PromotionDraft } from '../../domain/promotions/promotion-draft.ts';
import type { NamedUse, UseWithoutCustomer } from '../../domain/promotions/earlier-use.ts';
import * as statements from './promotion-statements.ts';
import type { ListedCode } from './promotion-statements.ts';

/** A stored promotion with its first codes. */
export interface ListedPromotion {
  readonly promotion: Promotion;
  readonly version: number;
  readonly changedAt: Date;
  readonly codes: readonly ListedCode[];
}

export function promotionRepository(tx: Tx) {
  return {
    /** Changes when any promotion does. */
    async fingerprint(): Promise<string> {
      const [row] = await tx.query(statements.FINGERPRINT, []);
      return row?.fingerprint ?? '';
    },

    async list(): Promise<ListedPromotion[]> {
      const rows = await tx.query(statements.LIST, []);
      return rows.map(({ definition, state, ...row }) => ({ ...row, promotion: { ...definition, state } }));
    },

    /** The promotion's state, or null when there is none. */
    async stateOf(key: string): Promise<Promotion['state'] | null> {
      const [row] = await tx.query(statements.FIND_STATE, [key]);
      return (row?.state as Promotion['state'] | undefined) ?? null;
    },

    /** @returns false when it is stored already */
    async put({ promotion }: PromotionDraft): Promise<boolean> {
      const { key, state, fromMs, untilMs } = promotion;
      const until = untilMs === null ? null : new Date(untilMs);
      const definition = JSON.stringify(promotion);
      return (await tx.query(statements.PUT, [key, state, new Date(fromMs), until, definition])).length > 0;
    },

    /** @returns the codes that were stored: those of other promotions are left as they are */
    async putCodes({ promotion, codes }: PromotionDraft): Promise<string[]> {
      const rows = await tx.query(statements.PUT_CODES, [promotion.key, JSON.stringify(codes)]);
      return rows.map(({ code }) => code);
    },

    async lockCodes(key: string): Promise<void> {
      await tx.query(statements.LOCK_CODES, [key]);
    },

    /** Counts uses from before a code had a limit. */
    async countEarlierUses(key: string): Promise<void> {
      await tx.query(statements.COUNT_EARLIER_USES, [key]);
    },

    /** Uses that no customer's limit counts. */
    usesWithoutCustomer: (key: string): Promise<UseWithoutCustomer[]> =>
      tx.query(statements.USES_WITHOUT_CUSTOMER, [key]),

    async countForCustomers(uses: readonly NamedUse[]): Promise<void> {
      if (uses.length > 0) await tx.query(statements.COUNT_FOR_CUSTOMERS, [JSON.stringify(uses)]);
    },

    /** Uncounts all uses of the promotion's codes by customers. @returns how many */
    forgetCustomers: async (key: string): Promise<number> =>
      (await tx.query(statements.FORGET_CUSTOMERS, [key])).length,

    /** Stored codes of the promotion that its file does not have. */
    async codesNotAmong(key: string, codes: readonly string[]): Promise<string[]> {
      const rows = await tx.query(statements.CODES_NOT_AMONG, [key, [...codes]]);
      return rows.map(({ code }) => code);
    },

    /** @returns false when there is no such promotion, or it is in that state */
    async setState(key: string, state: Promotion['state']): Promise<boolean> {
      return (await tx.query(statements.SET_STATE, [key, state])).length > 0;
    },
  };
}

export type PromotionRepository = ReturnType<typeof promotionRepository>;
