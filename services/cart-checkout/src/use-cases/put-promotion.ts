import type { Tx } from '@loupe/database/tx';
import type { Promotion } from '../domain/promotions/promotion.ts';
import type { PromotionDraft } from '../domain/promotions/promotion-draft.ts';
import { countEarlierUses } from './count-earlier-uses.ts';
import type { CountEarlierUsesPorts, EarlierUses } from './count-earlier-uses.ts';

export interface PutPromotionPorts extends CountEarlierUsesPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly promotionsIn: (tx: Tx) => EarlierUses & {
    stateOf(key: string): Promise<Promotion['state'] | null>;
    put(draft: PromotionDraft): Promise<boolean>;
    putCodes(draft: PromotionDraft): Promise<string[]>;
    codesNotAmong(key: string, codes: readonly string[]): Promise<string[]>;
  };
}

export type PutAnswer =
  | { readonly outcome: 'created' | 'changed' | 'unchanged'; readonly state: Promotion['state'] }
  /** It has ended, or a code is another promotion's, was taken out of the file, or has more uses than its new limit. */
  | { readonly outcome: 'refused'; readonly reason: string };

class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Stores a promotion with its codes, or nothing. A new one is a draft; an active one stays active with its new rule. A limit that a code
 * gets counts what it was used for before.
 */
export async function putPromotion(
  { transaction, promotionsIn, digestsOf }: PutPromotionPorts,
  draft: PromotionDraft,
): Promise<PutAnswer> {
  const { key } = draft.promotion;
  try {
    return await transaction(async (tx) => {
      const promotions = promotionsIn(tx);
      const before = await promotions.stateOf(key);
      if (before === 'ended') throw new RefusedError(`${key} has ended. Give the new promotion another key.`);
      const isChanged = await promotions.put(draft);
      const codes = draft.codes.map(({ code }) => code);
      const removed = await promotions.codesNotAmong(key, codes);
      if (removed.length > 0)
        throw new RefusedError(`${removed[0]} cannot be taken out: shoppers may have it.`);
      await promotions.lockCodes(key);
      const stored = new Set(await promotions.putCodes(draft));
      const taken = codes.find((code) => !stored.has(code));
      if (taken !== undefined) throw new RefusedError(`${taken} is a code of another promotion.`);
      await countEarlierUses({ digestsOf }, promotions, key);
      if (before === null) return { outcome: 'created', state: 'draft' };
      return { outcome: isChanged ? 'changed' : 'unchanged', state: before };
    });
  } catch (error) {
    if (error instanceof RefusedError) return { outcome: 'refused', reason: error.message };
    if ((error as { constraint?: string }).constraint !== 'promotion_code_uses') throw error;
    return { outcome: 'refused', reason: 'A code has been used more often than its new limit allows.' };
  }
}
