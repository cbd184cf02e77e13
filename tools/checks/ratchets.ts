import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAll, type Finds } from './ratchets/count.ts';
import { judge, lowered, type Counts } from './ratchets/judge.ts';

/**
 * `node tools/checks/ratchets.ts`: counts what new code is written without, and fails when a count is above ratchets.json. `--write`
 * lowers the counts there to those of now; one that has risen for a reason is raised by hand. `--list <name>` prints each find.
 */
const BASELINE = join(import.meta.dirname, 'ratchets.json');
const [option, name = ''] = process.argv.slice(2);

const finds = findAll();
const counts = Object.fromEntries(
  Object.entries(finds).map(([kind, found]) => [kind, found.length]),
) as unknown as Counts;
const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Counts;

if (option === '--list') for (const find of finds[name as keyof Finds] ?? []) console.log(find);
else {
  for (const { text, isRisen } of judge(counts, baseline)) {
    console.log(text);
    if (isRisen) process.exitCode = 1;
  }
  if (option === '--write')
    writeFileSync(BASELINE, `${JSON.stringify(lowered(counts, baseline), null, 2)}\n`);
}
