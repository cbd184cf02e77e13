import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { storeStockRepository } from './adapters/db/store-stock-repository.ts';
import { readConfig } from './config.ts';
import { readCount } from './domain/store-stock/read-count.ts';
import { readStoreStockCommand } from './operator/read-store-stock-command.ts';
import type { StoreStockCommand } from './operator/read-store-stock-command.ts';
import { movedInWords, recordsInWords, sheetInLines, takenInWords } from './operator/say-store-stock.ts';
import { moveStoreStock, transferStoreStock } from './use-cases/move-store-stock.ts';
import type { MoveStoreStockPorts } from './use-cases/move-store-stock.ts';
import { takeStoreCount } from './use-cases/take-store-count.ts';
import type { TakeStoreCountPorts } from './use-cases/take-store-count.ts';

const MOST_BYTES = 10 * 1024 * 1024;

type Answer = { readonly text: string; readonly ok: boolean };

/** Runs one command on the stock of stores. */
async function operate(command: StoreStockCommand): Promise<Answer> {
  const url = readConfig().DATABASE_URL;
  const pool = createPool({ url, applicationName: 'store-stock-operator', max: 1, kind: 'background' });
  const ports: MoveStoreStockPorts & TakeStoreCountPorts = {
    transaction: (work) => inTransaction(pool, work),
    storeStock: storeStockRepository(poolTx(pool)),
    storeStockIn: storeStockRepository,
    now: () => new Date(),
  };
  try {
    if (command.kind === 'sheet') {
      const lines = await storeStockRepository(poolTx(pool)).sheet();
      return { text: sheetInLines(lines, ports.now()), ok: true };
    }
    if (command.kind === 'show') {
      const records = await storeStockRepository(poolTx(pool)).find(command.sku);
      return { text: recordsInWords(command.sku, records), ok: records.length > 0 };
    }
    const operator = command.by ?? userInfo().username;
    if (command.kind === 'take') return await take(ports, command.file, operator);
    const asked = { storeKey: command.store, sku: command.sku, operator };
    const answer =
      command.kind === 'transfer'
        ? await transferStoreStock(ports, asked, command.to, command.quantity)
        : await moveStoreStock(ports, asked, command.order);
    return { text: movedInWords(asked, answer), ok: answer.outcome === 'moved' };
  } finally {
    await pool.end();
  }
}

async function take(
  ports: TakeStoreCountPorts & MoveStoreStockPorts,
  file: string,
  operator: string,
): Promise<Answer> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) throw new CommandNotUnderstoodError(`${file} is not a file.`);
  if (found.size > MOST_BYTES) return { text: `${file} has more than 10 MB.`, ok: false };
  const { lines, problems } = readCount(await readFile(file, 'utf8'), ports.now());
  const taken = problems.length > 0 ? { stores: [], problems } : await takeStoreCount(ports, lines, operator);
  return { text: takenInWords(taken), ok: taken.problems.length === 0 };
}

try {
  const { text, ok } = await operate(readStoreStockCommand(process.argv.slice(2)));
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
