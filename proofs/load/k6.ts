import { join } from 'node:path';
import { isProgram } from '@loupe/local-servers/installed';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { step } from '../../tools/stack/progress.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { ROOT } from '../../tools/stack/services.ts';

const VERSION = '1.8.1';
const FOLDER = join(ROOT, '.loupe/k6', VERSION);

/**
 * K6_PATH, the k6 that was built before, or else one built from its source by Go: some minutes, once per checkout.
 * @throws PrerequisiteError without Go
 */
export async function findK6(): Promise<string> {
  const given = process.env['K6_PATH'];
  if (given) return given;
  const built = join(FOLDER, 'k6');
  if (isProgram(built)) return built;
  if (!isProgram('go'))
    throw new PrerequisiteError(
      'The load tests need k6: install Go 1.24 or newer to build it, or set K6_PATH.',
    );
  const args = ['install', '-trimpath', '-ldflags=-s -w', `go.k6.io/k6@v${VERSION}`];
  await step(`k6 ${VERSION}, built by Go`, () =>
    runToEnd(args, {
      name: 'The build of k6',
      program: 'go',
      cwd: ROOT,
      env: { CGO_ENABLED: '0', GOBIN: FOLDER },
      log: join(ROOT, '.loupe/logs/build-k6.log'),
    }),
  );
  return built;
}
