import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import type pg from 'pg';
import { z } from 'zod';
import { appointmentRepository } from './adapters/db/appointment-repository.ts';
import { reservationRepository } from './adapters/db/reservation-repository.ts';
import { storeRepository } from './adapters/db/store-repository.ts';
import { storeStockRepository } from './adapters/db/store-stock-repository.ts';
import { readConfig } from './config.ts';
import { newCollectionCode } from './domain/reservation/new-number.ts';
import { misfitsInDiary, operateDiary } from './operate-diary.ts';
import { isDiaryCommand, readDiaryCommand } from './operator/read-diary-command.ts';
import { readReservationsCommand } from './operator/read-reservations-command.ts';
import type { ReservationsCommand } from './operator/read-reservations-command.ts';
import { diaryInWords } from './operator/say-diary.ts';
import { boardInWords, servedInWords, waitingInLines } from './operator/say-reservations.ts';
import { reservationWriters } from './ports.ts';
import { serveReservation } from './use-cases/serve-reservation.ts';

type Answer = { readonly text: string; readonly ok: boolean };

const config = readConfig();

/** Does what one member of a store's team entered. */
async function operate(pool: pg.Pool, command: ReservationsCommand): Promise<Answer> {
  const tx = poolTx(pool);
  if (command.kind === 'waiting')
    return { text: waitingInLines(await reservationRepository(tx).waiting()), ok: true };
  if (command.kind === 'board' || command.kind === 'diary') {
    const storeId = await storeStockRepository(tx).storeId(command.store);
    if (storeId === null) return { text: `There is no store ${command.store}.`, ok: false };
    if (command.kind === 'diary') {
      const rows = await appointmentRepository(tx).board(storeId);
      const parts = [diaryInWords(command.store, rows), await misfitsInDiary(pool, command.store)];
      return { text: parts.filter(Boolean).join('\n'), ok: true };
    }
    const reservations = reservationRepository(tx);
    const rows = await reservations.board(storeId);
    return { text: boardInWords(command.store, rows, await reservations.now()), ok: true };
  }
  const ports = {
    ...reservationWriters,
    transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
    storesIn: storeRepository,
    countedWithinHours: config.STORE_STOCK_COUNTED_WITHIN_HOURS,
    newCollectionCode: () => newCollectionCode(randomInt),
  };
  const served = await serveReservation(ports, command.number, command.service, command.by);
  return { text: servedInWords(command.number, served), ok: served.outcome === 'served' };
}

/** @throws CommandNotUnderstoodError */
const operateWords = (pool: pg.Pool, args: readonly string[]): Promise<Answer> =>
  isDiaryCommand(args[0])
    ? operateDiary(pool, readDiaryCommand(args, new Date()), { offersVideo: config.VIDEO_ROOMS_URL !== '' })
    : operate(pool, readReservationsCommand(args));

async function answered(pool: pg.Pool, args: readonly string[]): Promise<Answer> {
  try {
    return await operateWords(pool, args);
  } catch (error) {
    if (!(error instanceof CommandNotUnderstoodError)) throw error;
    return { text: error.message, ok: false };
  }
}

const Words = z.array(z.string());

/** One command; or with `--lines` a command as a JSON list of words in each line of the input, answered by a line of JSON: for a till. */
async function run(args: readonly string[]): Promise<void> {
  const pool = createPool({
    url: config.DATABASE_URL,
    applicationName: 'reservations-operator',
    max: 1,
    kind: 'background',
  });
  try {
    if (args[0] !== '--lines') {
      const { text, ok } = await operateWords(pool, args);
      process.stdout.write(`${text}\n`);
      process.exitCode = ok ? 0 : 1;
      return;
    }
    for await (const line of createInterface({ input: process.stdin }))
      process.stdout.write(`${JSON.stringify(await answered(pool, Words.parse(JSON.parse(line))))}\n`);
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
