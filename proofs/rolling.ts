import { parseArgs } from 'node:util';
import { seededRandom } from './faults/random.ts';
import { rollUnderLoad } from './rolling/roll-under-load.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import { DEPLOYABLES } from '../tools/stack/services.ts';
import { testPortBase } from '../tools/testing/with-test-stack.ts';

const HELP = `npm run rolling               restarts two instances of every deployable, one after the other, while people buy
npm run rolling -- <name …>   of some: ${DEPLOYABLES.join(', ')}

  --orders <n>    new shoppers a second (10)
  --seed <text>   seed of all random choices (default: the time)

Starts a separate shop beside a running one. Fails when a request fails, or when an invariant does not hold afterwards.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      orders: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now()) },
      help: { type: 'boolean' },
    },
  });
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.help) {
    print(HELP);
    return 0;
  }
  const names = DEPLOYABLES.filter((name) => positionals.length === 0 || positionals.includes(name));
  const perSecond = Number(values.orders);
  if (positionals.some((asked) => !names.includes(asked as never)) || !(perSecond > 0)) {
    process.stderr.write(`${HELP}\n`);
    return 2;
  }
  print(`seed ${values.seed}`);
  const portBase = testPortBase();
  const failures = await rollUnderLoad({
    names,
    perSecond,
    portBase,
    report: print,
    random: seededRandom(values.seed),
  });
  for (const failure of failures) print(`✗ ${failure}`);
  print(
    failures.length === 0 ? 'No request failed, and all invariants hold.' : `${failures.length} failures`,
  );
  return failures.length === 0 ? 0 : 1;
}

await runCommand(main);
