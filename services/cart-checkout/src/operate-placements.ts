import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { laterWork } from '@loupe/database/later-work';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { lostOrders } from './adapters/db/lost-orders.ts';
import { refusedDispatchRepository } from './adapters/db/refused-dispatch-repository.ts';
import { stuckPlacements } from './adapters/db/stuck-placements.ts';
import { longestPlacementSeconds, readConfig } from './config.ts';
import { readPlacementsCommand } from './operator/read-placements-command.ts';
import type { PlacementsCommand } from './operator/read-placements-command.ts';
import { stuckInWords } from './operator/say-stuck-placements.ts';
import { repeatDispatch } from './use-cases/repeat-dispatch.ts';

const HOUR_SECONDS = 3_600;
const config = readConfig();

/** The part of `npm run payments` that checkout knows: what is stuck here, and orders that the warehouse refused. */
async function operate(pool: pg.Pool, command: PlacementsCommand): Promise<{ text: string; ok: boolean }> {
  if (command.kind === 'stuck') {
    const tx = poolTx(pool);
    const stuck = await stuckPlacements(tx, longestPlacementSeconds(config) + HOUR_SECONDS);
    const refused = await refusedDispatchRepository(tx).open();
    const lost = await lostOrders(tx).list();
    return {
      text: stuckInWords(stuck, refused, lost),
      ok: stuck.length + refused.length + lost.length === 0,
    };
  }
  const { orderNumber, by } = command;
  const ports = {
    transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
    refusedDispatchesIn: refusedDispatchRepository,
    laterIn: laterWork,
  };
  const ok = await repeatDispatch(ports, orderNumber, by);
  const text = ok
    ? `Order ${orderNumber} is sent to the warehouse again within seconds. If it is refused again, stuck lists it again.`
    : `The warehouse has not refused an order ${orderNumber}.`;
  return { text, ok };
}

try {
  const command = readPlacementsCommand(process.argv.slice(2));
  const pool = createPool({
    url: config.DATABASE_URL,
    applicationName: 'placements-operator',
    max: 1,
    kind: 'background',
  });
  try {
    const { text, ok } = await operate(pool, command);
    process.stdout.write(`${text}\n`);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await pool.end();
  }
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
