import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './stack/run-command.ts';
import { ROOT } from './stack/services.ts';
import { WRITTEN, written } from './vendors/files.ts';
import { missing } from './vendors/missing.ts';
import { readDeclared } from './vendors/read-declared.ts';
import { checkout } from './vendors/repository.ts';

const HELP = `npm run vendors             says what is missing where for the vendors of tools/vendors/declared; exit code 1 if anything is
npm run vendors -- write    first writes what follows from the declarations: the list, charts, compose, time-outs, tables

CONTRIBUTING.md, "Adding a vendor", says what is left to write by hand.`;

async function main(args: readonly string[]): Promise<number> {
  if (args.some((argument) => argument !== 'write')) {
    process.stdout.write(`${HELP}\n`);
    return args.includes('--help') ? 0 : 2;
  }
  const vendors = await readDeclared();
  const repository = checkout();
  if (args.includes('write'))
    for (const path of Object.keys(WRITTEN)) {
      const text = await written(path, vendors, () => repository.textOf(path) ?? '');
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
    }
  const sentences = await missing(vendors, repository);
  for (const sentence of sentences) process.stdout.write(`${sentence}\n`);
  process.stdout.write(`${vendors.length} vendors, ${sentences.length} things missing.\n`);
  return sentences.length === 0 ? 0 : 1;
}

await runCommand(() => main(process.argv.slice(2)));
