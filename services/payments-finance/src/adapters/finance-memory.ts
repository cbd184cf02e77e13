import type { FinanceCatalogue, FinanceStore } from '../use-cases/ports/finance-store.ts';

/** Finance products and thresholds in memory: a page that shows them costs no statement. */
export interface FinanceMemory {
  /** Nothing is offered before the first reading. */
  current(): FinanceCatalogue;
  /** Reads them again when they have changed. @returns 0, as a sweep that handled nothing */
  refresh(): Promise<number>;
}

const NOTHING: FinanceCatalogue = { products: [], ibcThresholds: new Map() };

/** While the database is unavailable, what was read before stays in use. */
export function financeMemory(store: Pick<FinanceStore, 'fingerprint' | 'catalogue'>): FinanceMemory {
  let kept: { readonly catalogue: FinanceCatalogue; readonly fingerprint: string } | undefined;
  return {
    current: () => kept?.catalogue ?? NOTHING,
    async refresh() {
      // Read first: a change between the two statements is read again the next time.
      const fingerprint = await store.fingerprint();
      if (fingerprint !== kept?.fingerprint) kept = { catalogue: await store.catalogue(), fingerprint };
      return 0;
    },
  };
}
