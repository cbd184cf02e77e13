import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { askAgain, stillToAnswer } from './privacy/asked-again.ts';
import { eraseAgain, stillToErase } from './privacy/erased-again.ts';
import { readRegister } from './privacy/register.ts';
import { readTold } from './privacy/told.ts';
import { endsOfTopics, prepareDatabase } from './restore/prepare.ts';
import { rewindConsumers } from './restore/rewind-consumers.ts';
import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';
import { findRunningShop } from '../tools/stack/running-shop.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run restore -- <command>   after the database was restored to an earlier moment (docs/runbooks/restore.md)

  prepare --to <moment>    before anything starts: moves every number and version that others were told far beyond what they know,
                           pauses payments, sets Kafka's consumers back to before the moment, erases again who was erased since, and opens
                           again what people have asked for since about their data
  resend --since <moment>  once the services run: asks the warehouse to send its messages since then again
  close <order>            an order that only the warehouse has: its messages are closed, with --reason "…"

  <moment>                 UTC with seconds, as 2026-11-27T12:03:04.567Z
  --by <name>              who does it, for the audit row; otherwise the user of this machine

Exit code 0: done. 1: refused, or ended by an error: repeat it. 2: wrong arguments, or no shop runs. 3: prepared, but people who were
erased after the moment are still to be erased, or a request of the lost time is still to be answered.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's, and KAFKA_BROKERS.`;

function momentOf(text: string | undefined): Date | undefined {
  const moment = new Date(text ?? '');
  const isMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(
    text ?? '',
  );
  return isMoment && moment.getTime() <= Date.now() ? moment : undefined;
}

async function prepare(to: string, moment: Date, by: string): Promise<number> {
  const shop = findRunningShop();
  const client = new pg.Client({ connectionString: shop.adminUrl, application_name: 'restore-prepare' });
  await client.connect();
  try {
    const ends = await endsOfTopics(shop.kafkaBrokers);
    const moved = await prepareDatabase(client, { restoredTo: to, by, ends });
    for (const line of moved) process.stdout.write(`moved on: ${line}\n`);
    const groups = await rewindConsumers(shop.kafkaBrokers, moment);
    process.stdout.write(`${groups} consumer groups set back to a minute before ${moment.toISOString()}\n`);
    const { erasures, requests } = await readTold(shop.kafkaBrokers);
    const erased = await eraseAgain(client, readRegister(ROOT), { erasures, by });
    const asked = await askAgain(client, { requests, since: moment });
    for (const line of [...erased.lines, ...asked.lines]) process.stdout.write(`${line}\n`);
    if (erased.left > 0) process.stdout.write(`${stillToErase(erased.left)}\n`);
    if (asked.left > 0) process.stdout.write(`${stillToAnswer(asked.left)}\n`);
    return erased.left + asked.left === 0 ? 0 : 3;
  } finally {
    await client.end();
  }
}

await operatorCommand(HELP, async (args) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      since: { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const [command, ...rest] = positionals;
  if (command === 'close' && rest.length === 1 && values.reason) {
    const by = values.by ?? userInfo().username;
    return runOperatorCommand('cart-checkout', 'src/operate-restore.ts', [
      ...['close', rest[0]!, '--reason', values.reason, '--by', by],
    ]);
  }
  const given = command === 'prepare' ? values.to : values.since;
  const moment = momentOf(given);
  if ((command !== 'prepare' && command !== 'resend') || rest.length > 0 || moment === undefined) {
    process.stderr.write(`A command and a moment that has passed are needed.\n\n${HELP}\n`);
    return 2;
  }
  return command === 'prepare'
    ? prepare(given!, moment, values.by ?? userInfo().username)
    : runOperatorCommand('cart-checkout', 'src/operate-restore.ts', ['resend', moment.toISOString()]);
});
