import { parseArgs } from 'node:util';
import { EXPERIMENTS, isAskedFor, KILL_POINTS } from './faults/experiments/list.ts';
import { runAll } from './faults/run-all.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import { testPortBase } from '../tools/testing/with-test-stack.ts';

const HELP = `npm run faults -- all           all experiments (an hour and three quarters on two cores)
npm run faults -- <name …>      some: F3, or F27 for all whose names begin with F27
npm run faults -- list          all experiments with their hypotheses

  --seed <text>   seed of all random choices (default: the time)
  --alerts        an experiment fails if the alert that it names would not have fired on the metrics of the run
  --endings       also prints the last answers of each kind of shopper

Starts a separate shop beside a running one. Prints a line for each experiment, and "N passed, N failed" at the end.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      endings: { type: 'boolean' },
      alerts: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.help || positionals.length === 0) {
    print(HELP);
    return values.help ? 0 : 2;
  }
  const known = [...EXPERIMENTS, KILL_POINTS];
  if (positionals.includes('list')) {
    for (const { name, hypothesis, alert } of EXPERIMENTS)
      print(`${name.padEnd(15)} ${hypothesis}${alert === undefined ? '' : ` [${alert}]`}`);
    print(`${KILL_POINTS.name.padEnd(15)} ${KILL_POINTS.hypothesis}`);
    return 0;
  }
  const unknown = positionals.find(
    (asked) => !known.some(({ name }) => isAskedFor([asked], name) || asked.startsWith(`${name}.`)),
  );
  if (unknown !== undefined) {
    process.stderr.write(`Unknown experiment ${unknown}: see npm run faults -- list.\n`);
    return 2;
  }
  const seed = values.seed ?? String(Date.now());
  print(`seed ${seed}`);
  const outcomes = await runAll({
    asked: positionals,
    seed,
    portBase: testPortBase(),
    alerts: values.alerts ?? false,
    report: print,
  });
  if (values.endings) for (const { name, endings } of outcomes) print(`${name} ${JSON.stringify(endings)}`);
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  print(`${outcomes.length - failed} passed, ${failed} failed`);
  // A kill point's number is known only once the stack has started.
  const unmet = positionals.filter((asked) => !outcomes.some(({ name }) => isAskedFor([asked], name)));
  for (const asked of unmet) print(`No experiment is named ${asked}.`);
  return failed + unmet.length === 0 ? 0 : 1;
}

await runCommand(main);
