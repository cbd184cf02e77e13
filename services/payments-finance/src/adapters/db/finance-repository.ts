import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type { FinanceStore } from '../../use-cases/ports/finance-store.ts';
import * as statements from './finance-statements.ts';

/** Finance products with their versions, and the thresholds of their messages. */
export function financeRepository(pool: pg.Pool): FinanceStore {
  const tx = poolTx(pool);
  /** A change of terms or overlays, and the versions that follow from it. */
  const changing = (change: (inTx: Tx) => Promise<unknown>): Promise<readonly string[]> =>
    inTransaction(pool, async (inTx) => {
      await inTx.query(statements.LOCK_FINANCE);
      await change(inTx);
      const appended = await inTx.query(statements.APPEND_VERSIONS);
      return appended.map(({ key }) => key).toSorted();
    });
  return {
    replaceTerms: (terms) =>
      changing((inTx) => inTx.query(statements.REPLACE_TERMS, [JSON.stringify(terms)])),
    saveOverlays: (overlays, by, mode) =>
      changing(async (inTx) => {
        const rows = overlays.map((overlay, position) => {
          const { key, lenderProductId } = overlay;
          return { key, lenderProductId, position, overlay };
        });
        if (mode === 'replace')
          await inTx.query(statements.REMOVE_OVERLAYS, [overlays.map(({ key }) => key)]);
        const statement = mode === 'replace' ? statements.REPLACE_OVERLAYS : statements.ADD_OVERLAYS;
        await inTx.query(statement, [JSON.stringify(rows), by]);
      }),
    async versions(key) {
      const rows = await tx.query(statements.VERSIONS, [key]);
      return rows.map(({ version, product, since }) => ({
        key,
        version,
        since,
        product: product && { ...product, version },
      }));
    },
    saveThreshold: async ({ site, version, minorUnits }) =>
      (await tx.query(statements.SAVE_THRESHOLD, [site, version, minorUnits])).length > 0,
    async fingerprint() {
      const [row] = await tx.query(statements.FINGERPRINT);
      return row?.fingerprint ?? '';
    },
    async catalogue() {
      const offered = await tx.query(statements.OFFERED);
      const thresholds = await tx.query(statements.THRESHOLDS);
      return {
        products: offered.map(({ product, version }) => ({ ...product, version })),
        ibcThresholds: new Map(thresholds.map(({ site, minorUnits }) => [site, minorUnits])),
      };
    },
  };
}
