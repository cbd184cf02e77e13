import { readFile } from 'node:fs/promises';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { cartRepository } from './adapters/db/cart-repository.ts';
import { promotionRepository } from './adapters/db/promotion-repository.ts';
import { PromotionFileError, readPromotionFile } from './adapters/promotion-files/read-promotion-file.ts';
import { readConfig } from './config.ts';
import { explainCart } from './operator/explain-cart.ts';
import {
  PromotionCommandNotUnderstoodError,
  readPromotionCommand,
} from './operator/read-promotion-command.ts';
import type { PromotionCommand } from './operator/read-promotion-command.ts';
import { promotionsInWords, putInWords } from './operator/say-promotions.ts';
import { putPromotion } from './use-cases/put-promotion.ts';

interface Said {
  readonly text: string;
  readonly ok: boolean;
}

/** Runs one promotions command; running instances read a change within two seconds. */
async function operate(command: PromotionCommand, pool: pg.Pool): Promise<Said> {
  const promotions = promotionRepository(poolTx(pool));
  switch (command.kind) {
    case 'list':
      return { text: promotionsInWords(await promotions.list()), ok: true };
    case 'put':
      return put(command.file, pool);
    case 'activate':
    case 'end': {
      const state = command.kind === 'end' ? 'ended' : 'active';
      const before = await promotions.stateOf(command.key);
      if (before === null) return { text: `There is no promotion ${command.key}.`, ok: false };
      if (before === 'ended' && state === 'active')
        return { text: `${command.key} has ended. Put it again with another key.`, ok: false };
      await promotions.setState(command.key, state);
      return { text: `${command.key} is ${state}.`, ok: true };
    }
    case 'explain': {
      const all = (await promotions.list()).map(({ promotion }) => promotion);
      const cart = await cartRepository(poolTx(pool), () => all).findById(command.cart);
      if (cart === null) return { text: `There is no bag ${command.cart}.`, ok: false };
      return { text: explainCart(cart), ok: true };
    }
  }
}

async function put(file: string, pool: pg.Pool): Promise<Said> {
  const draft = readPromotionFile(file, await readFile(file, 'utf8'));
  const ports = {
    transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
    promotionsIn: promotionRepository,
  };
  const answer = await putPromotion(ports, draft);
  return { text: putInWords(draft.promotion.key, answer), ok: answer.outcome !== 'refused' };
}

async function run(): Promise<Said> {
  const command = readPromotionCommand(process.argv.slice(2));
  const url = readConfig().DATABASE_URL;
  const pool = createPool({ url, applicationName: 'promotions-operator', max: 1, kind: 'background' });
  try {
    return await operate(command, pool);
  } finally {
    await pool.end();
  }
}

try {
  const { text, ok } = await run();
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const isFileMissing = (error as { code?: string }).code === 'ENOENT';
  const isRefused = error instanceof PromotionFileError || isFileMissing;
  if (!isRefused && !(error instanceof PromotionCommandNotUnderstoodError)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = isRefused ? 1 : 2;
}
