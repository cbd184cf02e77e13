import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { DEFAULT_PORT_BASE, portsFrom } from './ports.ts';
import { adviceFor } from '@loupe/local-servers/child-failed-error';
import { interruption, InterruptedError } from './stack/interruption.ts';
import { sentenceFor } from './stack/sentence-for.ts';
import { addresses, ROOT } from './stack/services.ts';
import { startStack, type Stack } from './stack/stack.ts';
import { superviseChildren } from './stack/supervise-children.ts';
import { withSandbox } from './vendors/on-one-machine.ts';

const HELP = `npm start           the whole shop on this machine
npm run dev         the same, restarting processes whose files change; the gateway answers any operation, not only the listed ones
                    (docs/adr/0026-listed-operations.md)

LOUPE_PORT_BASE     first port (default ${DEFAULT_PORT_BASE})
LOUPE_DATA          data folder (default .loupe/data)
DATABASE_URL        an administrator's Postgres 18 to use instead of the embedded one
KAFKA_BROKERS       a Kafka to use instead of the embedded one`;

/** Long enough to use the warehouse page first, short enough to wait for the e-mail. */
const SHIP_AFTER_SECONDS = 45;

const dataFolder = process.env['LOUPE_DATA'] ?? join(ROOT, '.loupe/data');

/** Pages of sandboxes that a person opens: their titles and addresses. */
const sandboxPages = (at: Readonly<Record<string, string>>): [string, string][] =>
  withSandbox()
    .flatMap(({ sandbox: { page } }) => (page === undefined ? [] : [page]))
    .map(({ host, title, finds }) => [title, `${at[host]}   (${finds})`]);

function welcome(stack: Stack): string {
  const at = addresses(stack.settings);
  const lines: [string, string][] = [
    ['beaverbrooks', at.beaverbrooks],
    ['loupe', at.loupe],
    ['graph', at.graph],
    ['e-mail inbox', at.inbox],
    ...sandboxPages(at),
    ['stores', `${at.storeTeams}   (accept, decline, hand over)`],
    ['traces', at.collector],
    ['logs', join(dataFolder, 'logs')],
  ];
  const width = Math.max(...lines.map(([title]) => title.length)) + 2;
  const list = lines.map(([title, address]) => `    ${title.padEnd(width)}${address}`).join('\n');
  return `\n  Loupe is open.\n\n${list}\n\n  Ctrl-C stops everything.\n`;
}

/**
 * Resolves with the reason why the shop stops: the signal's reason, or a sentence about a process that ended by itself. A child whose
 * /healthz requests it is replaced meanwhile.
 */
async function untilStopped(stack: Stack, watch: boolean, signal: AbortSignal): Promise<unknown> {
  const { promise: stopped, resolve } = Promise.withResolvers<unknown>();
  if (signal.aborted) resolve(signal.reason);
  signal.addEventListener('abort', () => resolve(signal.reason));
  const tell = (name: string, log: string) =>
    resolve(
      `${name} ended by itself, so the shop stops: see ${log}; work in progress continues at the next "npm start".`,
    );
  const { postgres, kafka } = stack.infrastructure.servers;
  void postgres?.ended().then(() => tell('Postgres', stack.infrastructure.postgresLog));
  void kafka?.ended().then(() => tell('Kafka', join(dataFolder, 'kafka/broker.log')));
  if (watch) return stopped;
  const supervisor = superviseChildren(stack, (name, how) =>
    tell(`${name} (${how})`, join(dataFolder, 'logs', `${name}.log`)),
  );
  return stopped.finally(() => supervisor.stop());
}

/** @throws the reason why it stopped, when all processes have ended */
async function main(args: readonly string[], signal: AbortSignal): Promise<void> {
  const watch = args.includes('--watch');
  const stack = await startStack({
    dataFolder,
    ports: portsFrom(Number(process.env['LOUPE_PORT_BASE'] ?? DEFAULT_PORT_BASE)),
    watch,
    shipAfterSeconds: SHIP_AFTER_SECONDS,
    standIns: true,
    signal,
  });
  if (!signal.aborted) process.stdout.write(`${welcome(stack)}\n`);
  const why = await untilStopped(stack, watch, signal);
  process.stderr.write('  … stopping\n');
  await stack.stop();
  throw why;
}

/** The sentence for the user; the stack trace of an unexpected error goes to a log. */
function sentence(why: unknown): string {
  if (typeof why === 'string') return why;
  if (why instanceof InterruptedError)
    return `${why.message}: all processes have ended, and the next "npm start" continues from here.`;
  const foreseen = sentenceFor(why);
  if (foreseen !== undefined) return foreseen;
  const log = join(dataFolder, 'logs/start.log');
  try {
    writeFileSync(log, inspect(why));
  } catch {
    return inspect(why);
  }
  const { message } = why as Error;
  return `${message}: ${adviceFor(message, log)}.`;
}

if (process.argv.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
} else {
  const { signal, abort } = interruption();
  // After a defect, this process must still stop its children.
  process.on('uncaughtException', abort);
  try {
    await main(process.argv.slice(2), signal);
  } catch (why) {
    process.stderr.write(`\n${sentence(why)}\n`);
    process.exit(why instanceof InterruptedError ? why.exitCode : 1);
  }
}
