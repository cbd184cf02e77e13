import { join } from 'node:path';
import { runCommand } from '../tools/stack/run-command.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { ROOT } from '../tools/stack/services.ts';
import { findChromium } from '../tools/testing/chromium.ts';
import { stackEnv, withTestStack } from '../tools/testing/with-test-stack.ts';

const HELP = `npm run screens -- [name …]   takes screenshots of all pages of both shops at 390 and 1440 px, or of those whose names begin so

Starts a shop of its own; needs Chromium. The pictures are in .loupe/screens.`;

await runCommand(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const folder = join(ROOT, '.loupe/screens');
  const chromium = await findChromium();
  await withTestStack({}, async (stack) => {
    process.stderr.write(
      await runToEnd(['e2e/screens.ts', ...process.argv.slice(2)], {
        name: 'Taking the screenshots',
        cwd: join(ROOT, 'web'),
        log: join(ROOT, '.loupe/logs/screens.log'),
        env: { ...stackEnv(stack), CHROMIUM_PATH: chromium, SCREENS_DIR: folder },
      }),
    );
  });
  process.stdout.write(`${folder}\n`);
  return 0;
});
