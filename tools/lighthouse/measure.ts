import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runToEnd } from '../stack/run-to-end.ts';
import { ROOT } from '../stack/services.ts';
import { figuresOf, type Figures, type Report } from './figures.ts';
import type { MeasuredPage } from './pages.ts';

const LIGHTHOUSE = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);
const FOLDER = join(ROOT, '.loupe/lighthouse');
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

/**
 * Measures a page once as a phone on a slow network, in a fresh browser. The whole report stays in .loupe/lighthouse.
 * @throws ChildFailedError; Error for a report without figures
 */
export async function measure(page: MeasuredPage, origin: string, chromium: string): Promise<Figures> {
  mkdirSync(FOLDER, { recursive: true });
  const report = join(FOLDER, `${page.name}.json`);
  const args = [
    ...[LIGHTHOUSE, `${origin}${page.path}`, '--quiet', '--no-enable-error-reporting'],
    ...['--output=json', `--output-path=${report}`, `--chrome-flags=${CHROME_FLAGS}`],
    ...(page.cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie: page.cookie })}`]),
  ];
  await runToEnd(args, {
    name: `Lighthouse on ${page.name}`,
    cwd: ROOT,
    log: join(FOLDER, `${page.name}.log`),
    env: { CHROME_PATH: chromium },
  });
  return figuresOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
}
