import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { NECESSARY_ONLY } from '../../web/e2e/support/test.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { ROOT } from '../../tools/stack/services.ts';
import { figuresOf, type Figures, type Report } from './figures.ts';
import type { MeasuredPage } from './pages.ts';

const LIGHTHOUSE = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);
const FOLDER = join(ROOT, '.loupe/lighthouse');
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

export interface Visit {
  readonly origin: string;
  /** Path of the browser. */
  readonly chromium: string;
  /** Whether the visitor was here before, and has answered the question about cookies. */
  readonly isKnown: boolean;
  /** By how much the processor is slowed. */
  readonly multiplier: number;
}

/**
 * Measures a page once as a phone on a slow network, in a fresh browser. The whole report stays in .loupe/lighthouse.
 * @throws ChildFailedError; Error for a report without figures
 */
export async function measure(page: MeasuredPage, visit: Visit): Promise<Figures> {
  mkdirSync(FOLDER, { recursive: true });
  const profile = mkdtempSync(join(tmpdir(), 'loupe-lighthouse-'));
  try {
    if (visit.isKnown) await answerConsent(profile, visit);
    return await measureIn(profile, page, visit);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function answerConsent(profile: string, { origin, chromium }: Visit): Promise<void> {
  const context = await browsers.launchPersistentContext(profile, {
    executablePath: chromium,
    args: ['--no-sandbox'],
  });
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  await context.addCookies([{ name: 'cookieConsent', value: NECESSARY_ONLY, url: origin, expires }]);
  await context.close();
}

async function measureIn(profile: string, page: MeasuredPage, visit: Visit): Promise<Figures> {
  const { origin, chromium, multiplier } = visit;
  const report = join(FOLDER, `${page.name}.json`);
  const args = [
    ...[LIGHTHOUSE, `${origin}${page.path}`, '--quiet', '--no-enable-error-reporting'],
    ...['--output=json', `--output-path=${report}`],
    `--throttling.cpuSlowdownMultiplier=${multiplier}`,
    `--chrome-flags=${CHROME_FLAGS} --user-data-dir=${profile}`,
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
