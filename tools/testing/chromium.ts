import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { step } from '../stack/progress.ts';
import { orInstalled } from '@loupe/local-servers/installed';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

const HOME = join(homedir(), '.cache/ms-playwright');
/** Chromium without a window: the same engine for half the processor time of a journey. */
const SHELLS = [
  '/usr/bin/chromium-headless-shell',
  `${HOME}/chromium_headless_shell-*/chrome-headless-shell-linux*/chrome-headless-shell`,
];
const BROWSERS = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  `${HOME}/chromium-*/chrome-linux*/chrome`,
];
const FONTS = 'fonts-liberation';

/**
 * The browser for the journeys: CHROMIUM_PATH, or a headless shell of the system or Playwright, which root on Debian installs, or
 * another Chromium.
 * @throws PrerequisiteError naming the command; a browser test is never skipped.
 */
export async function findChromium(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  try {
    const packages = ['chromium-headless-shell', 'chromium'].map((name) => [name, FONTS]);
    return await orInstalled(() => existing(SHELLS), { packages, step });
  } catch (error) {
    if (!(error instanceof PrerequisiteError)) throw error;
    return existing(BROWSERS, error);
  }
}

function existing(patterns: readonly string[], error?: PrerequisiteError): string {
  const [found] = patterns.flatMap((pattern) => globSync(pattern));
  if (found !== undefined) return found;
  throw (
    error ??
    new PrerequisiteError(
      'The browser journeys need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to one.',
    )
  );
}
