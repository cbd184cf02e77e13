import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from './commands/areas.ts';
import { findCommands } from './commands/find-commands.ts';
import { helpOf } from './commands/help-of.ts';
import { pageOf } from './commands/page.ts';
import { ROOT } from './stack/services.ts';

const HELP = `node tools/commands.ts           writes docs/commands.md from tools/commands/areas.ts and the --help of each command
node tools/commands.ts --check   fails when that page differs`;

const PAGE = join(ROOT, 'docs/commands.md');

async function main(isCheck: boolean): Promise<void> {
  const areas = findCommands(AREAS);
  const programs = areas.flatMap(({ commands }) => commands.flatMap(({ program }) => program ?? []));
  const page = pageOf(areas, await helpOf([...new Set(programs)]));
  if (!isCheck) writeFileSync(PAGE, page);
  else if (page !== readFileSync(PAGE, 'utf8')) {
    process.stderr.write(
      'docs/commands.md differs from what the commands say: run "node tools/commands.ts".\n',
    );
    process.exitCode = 1;
  }
}

if (process.argv.includes('--help')) process.stdout.write(`${HELP}\n`);
else await main(process.argv.includes('--check'));
