import { join } from 'node:path';
import { DEFAULT_PORT_BASE, portsFrom } from './ports.ts';
import { ChildFailedError } from './stack/child.ts';
import { PrerequisiteError } from './stack/prerequisite-error.ts';
import { addresses, ROOT } from './stack/services.ts';
import { startStack, type Stack } from './stack/stack.ts';
import { superviseChildren } from './stack/supervise-children.ts';

const HELP = `npm start           the whole shop on this machine
npm run dev         the same, restarting what you edit
LOUPE_PORT_BASE     first port (default ${DEFAULT_PORT_BASE})
LOUPE_DATA          data folder (default .loupe/data)
DATABASE_URL        an administrator's Postgres 18 to use instead of the embedded one
KAFKA_BROKERS       a Kafka to use instead of the embedded one`;

/** Long enough to press a button first, short enough to see the e-mail. */
const SHIP_AFTER_SECONDS = 45;

function welcome(stack: Stack): string {
  const at = addresses(stack.settings);
  return `
  Loupe is open.

    beaverbrooks       ${at.beaverbrooks}
    loupe              ${at.loupe}
    graph              ${at.graph}
    e-mail inbox       ${at.inbox}
    card sandbox       ${at.cybersource}   (test cards and ledger)
    fulfilment         ${at.fulfilment}   (pick, ship, cancel, return)
    traces             ${at.collector}
    logs               ${join(stack.settings.dataFolder, 'logs')}

  Ctrl-C stops everything.
`;
}

const endedByItself = (name: string, log: string): string =>
  `${name} ended by itself, so everything closes: see ${log}
    What was under way goes on at the next "npm start".`;

/**
 * Resolves on the first signal, or with words about a child, or a server of ours, that ended by itself. A child that asks for it
 * at its /healthz is replaced meanwhile.
 */
async function untilStopped(stack: Stack, watch: boolean): Promise<string | undefined> {
  const { promise: stopped, resolve } = Promise.withResolvers<string | undefined>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(undefined));
  const { dataFolder } = stack.settings;
  const { postgres, kafka } = stack.infrastructure.servers;
  void postgres?.ended().then(() => resolve(endedByItself('Postgres', stack.infrastructure.postgresLog)));
  void kafka?.ended().then(() => resolve(endedByItself('Kafka', join(dataFolder, 'kafka/broker.log'))));
  if (watch) return stopped;
  const supervisor = superviseChildren(stack, (name, how) =>
    resolve(endedByItself(`${name} (${how})`, join(dataFolder, 'logs', `${name}.log`))),
  );
  return stopped.finally(() => supervisor.stop());
}

/** Ctrl-C before everything is up also reaches the seeds, so what they then say is not a failure. */
let interrupted = false;
const interrupt = () => (interrupted = true);

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const watch = args.includes('--watch');
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const stack = await startStack({
    dataFolder: process.env['LOUPE_DATA'] ?? join(ROOT, '.loupe/data'),
    ports: portsFrom(Number(process.env['LOUPE_PORT_BASE'] ?? DEFAULT_PORT_BASE)),
    watch,
    shipAfterSeconds: SHIP_AFTER_SECONDS,
  });
  let failure: string | undefined;
  if (!interrupted) {
    process.stdout.write(`${welcome(stack)}\n`);
    failure = await untilStopped(stack, watch);
  }
  process.stderr.write(failure ? `  ! ${failure}\n` : '  closing …\n');
  await stack.stop();
  return failure ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = interrupted ? 130 : 1;
  const expected = [PrerequisiteError, ChildFailedError, RangeError].some((type) => error instanceof type);
  if (expected && !interrupted) process.stderr.write(`\n${(error as Error).message}\n`);
  else if (!interrupted) throw error;
}
