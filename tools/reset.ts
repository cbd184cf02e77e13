import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimDataFolder } from './stack/orphans.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from './stack/services.ts';

const HELP = `npm run reset   deletes orders, carts, stock movements, e-mails and ledgers: the next start seeds a new shop

LOUPE_DATA   the data folder (default .loupe/data); refused while a shop uses it`;

const dataFolder = process.env['LOUPE_DATA'] ?? join(ROOT, '.loupe/data');

if (process.argv.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
} else if (!existsSync(join(dataFolder, 'loupe-data.json'))) {
  process.stderr.write(`Nothing to reset: ${dataFolder} is not a Loupe data folder.\n`);
} else {
  try {
    await claimDataFolder(dataFolder);
    rmSync(dataFolder, { recursive: true });
    process.stderr.write('The data folder is deleted; "npm start" creates a new one.\n');
  } catch (error) {
    if (!(error instanceof PrerequisiteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
