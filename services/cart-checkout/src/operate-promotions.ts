import { readFile } from 'node:fs/promises';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { emailDigests } from '@loupe/email-digest/email-digest';
import { readKeySets } from '@loupe/subgraph-server/key-file';
import type pg from 'pg';
import * as z from 'zod';
import { cartRepository } from './adapters/db/cart-repository.ts';
import { promotionRepository } from './adapters/db/promotion-repository.ts';
import { PromotionFileError, readPromotionFile } from './adapters/promotion-files/read-promotion-file.ts';
import { KeySets, readConfig } from './config.ts';
import { explainCart } from './operator/explain-cart.ts';
import { readPromotionCommand } from './operator/read-promotion-command.ts';
import type { PromotionCommand } from './operator/read-promotion-command.ts';
import { promotionsInWords, putInWords } from './operator/say-promotions.ts';
import { recountCustomers } from './use-cases/count-earlier-uses.ts';
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
    case 'recount':
      return recount(pool);
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
      const carts = cartRepository(poolTx(pool), () => all);
      const cart = isId(command.cart) ? await carts.findById(command.cart) : null;
      if (cart === null) return { text: `There is no bag ${command.cart}.`, ok: false };
      return { text: explainCart(cart), ok: true };
    }
  }
}

const isId = (text: string): boolean => z.guid().safeParse(text).success;

async function put(file: string, pool: pg.Pool): Promise<Said> {
  const draft = readPromotionFile(file, await readFile(file, 'utf8'));
  const ports = {
    ...transactionsOf(pool),
    digestsOf: digests(),
    promotionsIn: promotionRepository,
  };
  const answer = await putPromotion(ports, draft);
  return { text: putInWords(draft.promotion.key, answer), ok: answer.outcome !== 'refused' };
}

/** After the key of e-mail digests was changed: docs/runbooks/key-rotation.md. */
async function recount(pool: pg.Pool): Promise<Said> {
  const ports = { ...transactionsOf(pool), promotionsIn: promotionRepository, digestsOf: digests() };
  let uses = 0;
  for (const { promotion } of await promotionRepository(poolTx(pool)).list())
    uses += await recountCustomers(ports, promotion.key);
  return { text: `${uses} uses of codes are counted under the keys of now.`, ok: true };
}

const transactionsOf = (pool: pg.Pool) => ({
  transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
});

function digests() {
  const sets = readKeySets({ service: 'cart-checkout', file: readConfig().KEYS_FILE, shape: KeySets });
  return emailDigests(() => sets['email-digest']);
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
  if (!isRefused && !(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = isRefused ? 1 : 2;
}
