import { basename, join } from 'node:path';
import { STATEMENT_LOG_FLAGS } from '@loupe/test-harness/statement-log';
import { MONEY_SERVICES, ROOT } from '../stack/services.ts';
import { findChromium } from '../testing/chromium.ts';
import { runNode } from '../testing/run-node.ts';
import { RESULTS } from '../testing/test-run.ts';
import { stackEnv, withTestStack } from '../testing/with-test-stack.ts';
import { asPattern } from './run-test.ts';

// `node tools/conformance/run-on-stack.ts <folder> <file> <title>`: runs one test of that title on a shop of its own.
const [folder, file, title] = process.argv.slice(2) as [string, string, string];
const chromium = await findChromium();
process.exitCode = await withTestStack(
  { twice: MONEY_SERVICES, postgresFlags: STATEMENT_LOG_FLAGS },
  (stack) => {
    const env = { ...stackEnv(stack), CHROMIUM_PATH: chromium };
    const named = ['-g', asPattern(title)];
    const report = join(process.env['LOUPE_TEST_RESULTS'] ?? RESULTS, `${basename(folder)}.json`);
    return folder === 'web'
      ? runNode(
          [
            join(ROOT, 'node_modules/@playwright/test/cli.js'),
            ...['test', basename(file), ...named, '--retries=0', '--workers=1', '--reporter=json'],
          ],
          join(ROOT, folder),
          { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        )
      : runNode(
          [join(ROOT, 'tools/jest.ts'), basename(file), '-t', asPattern(title)],
          join(ROOT, folder),
          env,
        );
  },
);
