import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzArguments } from './openapi/fuzz-arguments.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run openapi:fuzz -- [--url http://beaverbrooks.localhost:3000] [--requests 20000] [--seed <n>]

Sends requests that Schemathesis makes from the shop's own OpenAPI document, valid and broken, to a running shop of test data, and fails for a
server error and for an answer that is not declared. The same seed makes the same requests.

  --url        of the running shop (npm start)
  --requests   about how many
  --seed       printed when it is not given
  --program    schemathesis, or where it is`;

/** The version whose checks these are. */
const VERSION = '4.25.0';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://beaverbrooks.localhost:3000' },
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      program: { type: 'string', default: 'schemathesis' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const { program, seed } = values;
  if (spawnSync(program, ['--version']).error)
    throw new PrerequisiteError(
      `Schemathesis was not found: with Python 3.10 or newer run "python3 -m pip install schemathesis==${VERSION}", or name it by --program.`,
    );
  const requests = Number(values.requests);
  if (!Number.isInteger(requests) || requests < 1)
    throw new PrerequisiteError('--requests is a whole number.');
  process.stderr.write(`--seed ${seed}\n`);
  // It keeps what it found beside itself, to send it again.
  const cwd = join(ROOT, '.loupe/openapi-fuzz');
  mkdirSync(cwd, { recursive: true });
  const { status } = spawnSync(program, await fuzzArguments({ url: values.url, requests, seed }), {
    cwd,
    stdio: 'inherit',
  });
  return status ?? 1;
}

await runCommand(main);
