import { userInfo } from 'node:os';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import { stockBucketRepository } from './adapters/db/stock-bucket-repository.ts';
import { stockRepository } from './adapters/db/stock-repository.ts';
import { readConfig } from './config.ts';
import { stockLevelState } from './events/published/stock-level-state.ts';
import { readStockCommand } from './operator/read-stock-command.ts';
import type { StockCommand } from './operator/read-stock-command.ts';
import { answerInWords, limitInWords, recordInWords, splitInWords } from './operator/say-stock.ts';
import { moveStock } from './use-cases/move-stock.ts';
import type { MoveStockPorts } from './use-cases/move-stock.ts';
import { splitStock } from './use-cases/split-stock.ts';
import type { SplitStockPorts } from './use-cases/split-stock.ts';

/** Runs one stock command on the service's own ledger; the running service's relay publishes a changed level. */
async function operate(command: StockCommand): Promise<{ text: string; ok: boolean }> {
  const url = readConfig().DATABASE_URL;
  const pool = createPool({ url, applicationName: 'stock-operator', max: 1, kind: 'background' });
  const ports: MoveStockPorts & SplitStockPorts = {
    transaction: (work) => inTransaction(pool, work),
    stockIn: stockRepository,
    stockBucketsIn: stockBucketRepository,
    publishLevel: (tx, item, level) => enqueue(tx, stockLevelState(item, level)),
  };
  const { sku } = command;
  try {
    if (command.kind === 'move') {
      const answer = await moveStock(ports, sku, command.order);
      const ok = answer.outcome === 'moved' || answer.outcome === 'as-it-is';
      return { text: answerInWords(sku, answer), ok };
    }
    if (command.kind === 'split') {
      const answer = await splitStock(ports, sku, command.buckets);
      return { text: splitInWords(sku, command.buckets, answer), ok: answer.outcome === 'split' };
    }
    if (command.kind === 'limit') {
      const ok = await inTransaction(pool, (tx) =>
        stockRepository(tx).limit(sku, command.most, command.by ?? userInfo().username),
      );
      return { text: limitInWords(sku, command.most, ok), ok };
    }
    const record = await stockRepository(poolTx(pool)).find(sku);
    if (record === null) return { text: `The ledger does not know ${sku}.`, ok: false };
    return { text: recordInWords(record), ok: true };
  } finally {
    await pool.end();
  }
}

try {
  const { text, ok } = await operate(readStockCommand(process.argv.slice(2)));
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
