import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

const HELP = `npm run customers -- import <file.ndjson> [--by <name>]   imports customers of the previous platform, one JSON document a line

A line with a fault is printed with its number and field, and left out; all others are accounts without a password: a customer signs in for the
first time by the link of "forgotten password". Phones are stored without white space. An account that was imported is never changed by
the same line again, so an interrupted import is repeated whole. Orders that "npm run orders:import" gives to the same id are in its history.
An example of the format: services/identity/seed/legacy-customers.ndjson.
Each import is recorded, with --by <name>, otherwise the user of this machine.
Exit code 0: everything is stored. 1: lines were refused. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

await operatorCommand(HELP, (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string', default: userInfo().username } },
  });
  const [command, file, ...more] = positionals;
  if (command !== 'import' || file === undefined || more.length > 0)
    throw new PrerequisiteError('Write: npm run customers -- import <file.ndjson>');
  return runOperatorCommand('identity', 'src/import-customers.ts', [resolve(file), values.by]);
});
