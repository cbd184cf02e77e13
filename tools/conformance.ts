import { parseArgs } from 'node:util';
import { checkConformance, storedProofs } from './conformance/check.ts';
import { draw } from './conformance/draw.ts';
import { prove } from './conformance/prove.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from './stack/run-command.ts';

const HELP = `npm run conformance                     rewrites the column of tests in docs/conformance.md, and checks table and clauses
npm run conformance -- --check          only checks them
npm run conformance -- --prove <ID>     breaks each clause of the requirement that has a mutation, and fails when its test stays green
npm run conformance -- --prove all      every stored mutation; tests of a whole shop start one each
npm run conformance -- --prove drawn    three requirements drawn by --seed, whose tests need no shop

Clauses are in docs/clauses, one file per area. Mutations are applied to a copy, so this checkout is not changed.`;

const DRAWN_ROWS = 3;

function main(): number {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      prove: { type: 'string' },
      seed: { type: 'string', default: String(Date.now()) },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const faults =
    values.prove === undefined
      ? checkConformance({ write: !values.check })
      : proveAsked(values.prove, values.seed);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}

/** @throws PrerequisiteError when no mutation is stored for the ID */
function proveAsked(asked: string, seed: string): string[] {
  const stored = storedProofs();
  const chosen =
    asked === 'drawn'
      ? draw(stored, seed, DRAWN_ROWS)
      : stored.filter(({ id }) => asked === 'all' || id === asked);
  if (chosen.length === 0) throw new PrerequisiteError(`No mutation is stored for ${asked}.`);
  if (asked === 'drawn') process.stdout.write(`seed ${seed}\n`);
  const faults = prove(chosen, (line) => void process.stdout.write(`${line}\n`));
  process.stdout.write(`${chosen.length - faults.length} proved, ${faults.length} failed\n`);
  return faults;
}

await runCommand(() => Promise.resolve(main()));
