import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../tests/system/support/operator.ts';
import { warehouse } from '@loupe/scripted-shopper/warehouse';
import type { LostAfternoon } from './a-day.ts';

/** The steps of docs/runbooks/restore.md, by its own commands. */

const WITHIN_MS = 180_000;

/** @throws with the command's output */
export async function command(name: string, ...args: string[]): Promise<string> {
  const { code, text } = await run(name, ...args);
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}:\n${text}`);
  return text;
}

/** @throws when the command was not refused */
async function refused(name: string, ...args: string[]): Promise<string> {
  const { code, text } = await run(name, ...args);
  if (code !== 1) throw new Error(`${name} ${args.join(' ')} ended with ${code} instead of 1:\n${text}`);
  return text;
}

const UNEXPLAINED = /^(?:missing-here|amount): .*$/gm;

/** Imports until only `byHand` movements are left to explain, which are taken over, and resumes. */
export async function importAndResume(byHand: number): Promise<void> {
  for (const deadline = performance.now() + WITHIN_MS; ;) {
    const { text } = await run('payments', 'import', '--by', 'rehearsal');
    const left = text.match(UNEXPLAINED) ?? [];
    if (left.length === byHand) {
      await refused('payments', 'resume', '--by', 'rehearsal');
      for (const line of left) await accept(line);
      break;
    }
    if (performance.now() > deadline) throw new Error(`The reports are not explained:\n${text}`);
    await delay(1_000);
  }
  await command('payments', 'resume', '--by', 'rehearsal');
}

async function accept(line: string): Promise<void> {
  const [, transaction = ''] = /^\S+ \S+ \S+ (\S+) of/.exec(line) ?? [];
  await command('payments', 'accept', transaction, '--reason', 'goodwill', '--by', 'rehearsal');
}

/** The buyer of the gift card of the lost time has it by e-mail: a person asks, and closes the case. */
export async function closeGiftCard(orderNumber: string): Promise<void> {
  const listed = await refused('payments', 'stuck');
  const [, id] =
    new RegExp(`gift card without a number: [^\n]*${orderNumber}[^]*?retry (\\S+)`).exec(listed) ?? [];
  if (id === undefined) throw new Error(`The gift card of ${orderNumber} is not listed:\n${listed}`);
  await command('payments', 'retry', id);
}

/** Decides about the orders that only others have. The warehouse's messages about them arrive in their own time. */
export async function decideLost({ open, shipped }: LostAfternoon): Promise<void> {
  const lost = [...open, shipped].flatMap(({ orderNumber }) => [
    `lost order: ${orderNumber}`,
    `the warehouse has: ${orderNumber}`,
  ]);
  for (const deadline = performance.now() + WITHIN_MS; ;) {
    const listed = await refused('payments', 'stuck');
    const missing = lost.filter((line) => !listed.includes(line));
    if (missing.length === 0) break;
    if (performance.now() > deadline) throw new Error(`Not listed: ${missing.join(', ')}\n${listed}`);
    await delay(1_000);
  }
  for (const { orderNumber } of open) {
    await warehouse(orderNumber, 'cancel');
    await command('payments', 'void', orderNumber);
  }
  await command('payments', 'keep', shipped.orderNumber, '--reason', 'the parcel arrived');
}

/** The warehouse's messages about them come for some time: they are closed when they have come. */
export async function closeLost({ open, shipped }: LostAfternoon): Promise<void> {
  for (const { orderNumber } of [...open, shipped])
    await command('restore', 'close', orderNumber, '--reason', 'lost with the restore', '--by', 'rehearsal');
}
