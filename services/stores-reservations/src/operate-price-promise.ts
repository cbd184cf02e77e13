import { randomInt } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { createLogger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { pricePromiseRepository } from './adapters/db/price-promise-repository.ts';
import { KeySets, readConfig } from './config.ts';
import { newPromiseCode } from './domain/reservation/new-number.ts';
import { readPricePromiseCommand } from './operator/read-price-promise-command.ts';
import type { PricePromiseCommand } from './operator/read-price-promise-command.ts';
import { boardInWords, decidedInWords, promiseInWords } from './operator/say-price-promises.ts';
import { promiseWriters } from './ports.ts';
import { servePricePromise } from './use-cases/serve-price-promise.ts';

type Answer = { readonly text: string; readonly ok: boolean };
const said = (ok: boolean, text: string, otherwise = text): Answer => ({ ok, text: ok ? text : otherwise });

const service = 'stores-reservations';
const config = readConfig();

/** Does what one person who judges prices entered. */
async function operate(pool: pg.Pool, command: PricePromiseCommand): Promise<Answer> {
  const promises = pricePromiseRepository(poolTx(pool));
  switch (command.kind) {
    case 'board':
      return said(true, boardInWords(await promises.board(), await promises.now()));
    case 'show': {
      const found = await promises.findByNumber(command.number);
      if (found === null) return said(false, `There is no price promise ${command.number}.`);
      return said(true, promiseInWords(found, await promises.acts(found.id), await promises.now()));
    }
    case 'exclude': {
      const { product, reason, by } = command;
      const isKnown = await promises.exclude(product, reason, by);
      return said(isKnown, `${product} is excluded.`, `There is no product ${product}.`);
    }
    case 'include': {
      const wasExcluded = await promises.include(command.product);
      const { product } = command;
      return said(wasExcluded, `${product} is not excluded any more.`, `${product} was not excluded.`);
    }
    case 'serve': {
      const logger = createLogger({ service, level: config.LOG_LEVEL });
      const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
      const ports = {
        ...promiseWriters(() => keys()['email-digest']),
        transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
        newPromiseCode: () => newPromiseCode(randomInt),
      };
      const decided = await servePricePromise(ports, command.number, command.decision, command.by);
      return said(decided.outcome === 'served', decidedInWords(command.number, decided));
    }
  }
}

async function run(args: readonly string[]): Promise<void> {
  const command = readPricePromiseCommand(args);
  const url = config.DATABASE_URL;
  const pool = createPool({ url, applicationName: 'price-promise-operator', max: 1, kind: 'background' });
  try {
    const { text, ok } = await operate(pool, command);
    process.stdout.write(`${text}\n`);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await pool.end();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
