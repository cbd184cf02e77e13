import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVICES } from '@loupe/contracts/services';
import { checkOutRelease, replaceMigrations } from './former/checkout.ts';
import { runCommand } from './stack/run-command.ts';
import { ROOT } from './stack/services.ts';

const HELP = `node tools/former-tests.ts <release> [service …]   a tag, branch or commit: the release that runs now

  --root <folder>     where the migrations are (this repository)
  --tests <pattern>   of the paths of its tests (tests/integration)

Runs that release's own tests of its services against databases after today's migrations, beside which it runs during a rolling
upgrade. Unlike node tools/former-statements.ts it finds rows that a new constraint refuses. The dependencies and the runner are
today's.`;

interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that did not load. */
  readonly numRuntimeErrorTestSuites: number;
}

/** Runs the tests of one service. @param folder of the release */
function testService(folder: string, service: string, pattern: string): Results {
  const results = join(folder, '.loupe/results');
  spawnSync(process.execPath, [join(ROOT, 'tools/jest.ts'), pattern], {
    cwd: join(folder, 'services', service),
    env: { ...process.env, LOUPE_TEST_RESULTS: results },
    stdio: 'inherit',
  });
  return JSON.parse(readFileSync(join(results, `${service}.json`), 'utf8')) as Results;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: ROOT },
      tests: { type: 'string', default: 'tests/integration' },
      help: { type: 'boolean' },
    },
  });
  const [release, ...asked] = positionals;
  if (values.help || release === undefined) {
    process.stdout.write(`${HELP}\n`);
    return values.help ? 0 : 2;
  }
  const former = checkOutRelease(release);
  try {
    let [passed, failed] = [0, 0];
    for (const service of asked.length > 0 ? asked : SERVICES) {
      replaceMigrations(former, values.root, service);
      const results = testService(former, service, values.tests);
      passed += results.numPassedTests;
      failed += results.numFailedTests + results.numRuntimeErrorTestSuites;
    }
    process.stdout.write(`${passed} tests of ${release} passed on the new schemas, ${failed} failed\n`);
    return failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    rmSync(former, { recursive: true, force: true });
  }
}

await runCommand(main);
