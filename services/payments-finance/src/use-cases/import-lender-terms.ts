import type { Logger } from '@loupe/telemetry/logger';
import type { FinanceStore } from './ports/finance-store.ts';
import type { Lender, UnusableTerms } from './ports/lender.ts';

export interface ImportLenderTermsPorts {
  readonly lender: Lender;
  readonly finance: Pick<FinanceStore, 'replaceTerms'>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

export type ImportedTerms =
  | {
      readonly read: number;
      readonly changed: readonly string[];
      readonly unusable: readonly UnusableTerms[];
    }
  | { readonly failed: string };

/** Reads the lender's products. Without an answer, or with one that says nothing, what is offered stays as it is. */
export async function importLenderTerms({
  lender,
  finance,
  logger,
}: ImportLenderTermsPorts): Promise<ImportedTerms> {
  const answer = await lender.products();
  if (answer.kind !== 'products') {
    logger.error({ kind: answer.kind, why: answer.why }, 'the lender’s products were not read');
    return { failed: answer.why };
  }
  const { terms, unusable } = answer;
  if (terms.length === 0) {
    logger.error({ unusable }, 'the lender lists no product that can be offered');
    return { failed: 'The lender lists no product that can be offered.' };
  }
  const changed = await finance.replaceTerms(terms);
  if (changed.length > 0) logger.warn({ changed, unusable }, 'finance products changed');
  return { read: terms.length, changed, unusable };
}
