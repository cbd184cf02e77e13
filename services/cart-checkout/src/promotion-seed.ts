import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { promotionRepository } from './adapters/db/promotion-repository.ts';
import { readPromotionFile } from './adapters/promotion-files/read-promotion-file.ts';
import { putPromotion } from './use-cases/put-promotion.ts';

const FOLDER = new URL('../seed/promotions/', import.meta.url);

/** The job that seeds has not the keys of the shop. */
function digestsOf(): never {
  throw new Error('A code that was used gets a limit by npm run promotions -- put, not by a seed.');
}

/** Stores the promotions of the seed. New ones begin active; what an operator activated or ended since stays so. */
export async function seedPromotions(pool: pg.Pool): Promise<void> {
  const ports = {
    transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
    promotionsIn: promotionRepository,
    digestsOf,
  };
  for (const file of (await readdir(FOLDER)).toSorted()) {
    const draft = readPromotionFile(file, await readFile(new URL(file, FOLDER), 'utf8'));
    const answer = await putPromotion(ports, draft);
    if (answer.outcome === 'created') {
      await promotionRepository(poolTx(pool)).setState(draft.promotion.key, 'active');
    }
  }
}
