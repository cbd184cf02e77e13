import { version } from '@prisma/schema-engine-wasm';
import { parseEngineArguments } from './engine-arguments.ts';
import { runDatabaseCommand } from './database-commands.ts';
import { serveJsonRpc } from './json-rpc.ts';

/** Replaces Prisma's native schema engine for its CLI; README.md says why. */
const engineArguments = parseEngineArguments(process.argv.slice(2));
if (engineArguments.version) {
  console.log(`schema-engine-cli ${version()}`);
} else if (engineArguments.databaseCommand !== undefined) {
  process.exitCode = await runDatabaseCommand(engineArguments.databaseCommand, engineArguments.datasource);
} else {
  serveJsonRpc(engineArguments);
}
