import type { Tx } from '@loupe/database/tx';
import { codeCustomers } from '../domain/promotions/code-customers.ts';
import type { NamedUse, UseWithoutCustomer } from '../domain/promotions/earlier-use.ts';

export interface EarlierUses {
  /** Until the transaction ends no claim decides about the promotion's codes. */
  lockCodes(key: string): Promise<void>;
  countEarlierUses(key: string): Promise<void>;
  usesWithoutCustomer(key: string): Promise<UseWithoutCustomer[]>;
  countForCustomers(uses: readonly NamedUse[]): Promise<void>;
}

export interface CountEarlierUsesPorts {
  /** Under every accepted key. */
  readonly digestsOf: (text: string) => readonly string[];
}

/** Counts what a code with a limit was used for before it had one: in all, and by customer. Nothing is counted twice. */
export async function countEarlierUses(
  { digestsOf }: CountEarlierUsesPorts,
  uses: EarlierUses,
  key: string,
): Promise<void> {
  await uses.countEarlierUses(key);
  const unnamed = await uses.usesWithoutCustomer(key);
  await uses.countForCustomers(
    unnamed.map(({ code, placementId, owner, email }) => ({
      code,
      placementId,
      customers: codeCustomers(owner, email, digestsOf),
    })),
  );
}

export interface RecountPorts extends CountEarlierUsesPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly promotionsIn: (tx: Tx) => EarlierUses & { forgetCustomers(key: string): Promise<number> };
}

/**
 * Counts all uses of a promotion's codes by customers again, under the digests of now: a use is known as long as its order, and the key
 * of its digest is not.
 * @returns how many uses there are
 */
export function recountCustomers(
  { transaction, promotionsIn, digestsOf }: RecountPorts,
  key: string,
): Promise<number> {
  return transaction(async (tx) => {
    const promotions = promotionsIn(tx);
    await promotions.lockCodes(key);
    const uses = await promotions.forgetCustomers(key);
    await countEarlierUses({ digestsOf }, promotions, key);
    return uses;
  });
}
