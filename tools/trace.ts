import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './stack/services.ts';
import { KINDS, TRACED, traceOf, type Kind } from './trace/kinds.ts';
import { withQuoted } from './trace/quoted.ts';

const HELP = `npm run trace [-- ${KINDS.join('|')} …]   prints the files that an addition of the kind touches, and how many
npm run trace -- --check    also fails when ARCHITECTURE.md quotes another list
npm run trace -- --write    writes the lists into ARCHITECTURE.md

It searches for a toy or an example that passes through all the code. Fails when a kind touches more files than its limit.`;

const ARCHITECTURE = join(ROOT, 'ARCHITECTURE.md');
const args = process.argv.slice(2);
const asked = args.filter((argument) => !argument.startsWith('--'));
const unknown = asked.find((name) => !TRACED.includes(name as Kind));

async function main(): Promise<void> {
  const before = readFileSync(ARCHITECTURE, 'utf8');
  let after = before;
  for (const kind of TRACED.filter((name) => asked.length === 0 || asked.includes(name))) {
    const trace = await traceOf(kind);
    for (const file of trace.counted) process.stdout.write(`${file}\n`);
    process.stdout.write(`${kind}: ${trace.counted.length} files, at most ${trace.limit}\n`);
    if (trace.counted.length > trace.limit) process.exitCode = 1;
    after = withQuoted(after, kind, trace);
  }
  if (after === before) return;
  if (args.includes('--write')) writeFileSync(ARCHITECTURE, after);
  if (!args.includes('--check')) return;
  process.stdout.write('ARCHITECTURE.md quotes another list: run `npm run trace -- --write`.\n');
  process.exitCode = 1;
}

if (args.includes('--help')) process.stdout.write(`${HELP}\n`);
else if (unknown !== undefined) {
  process.stderr.write(`There is no trace of "${unknown}": ${TRACED.join(', ')}.\n`);
  process.exitCode = 1;
} else await main();
