import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { orInstalled } from '../stack/installed.ts';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for the journeys: CHROMIUM_PATH, the system's, or Playwright's; as root on Debian it is installed.
 * @throws PrerequisiteError naming the command; a browser test is never skipped.
 */
export async function findChromium(): Promise<string> {
  return (
    process.env['CHROMIUM_PATH'] || orInstalled(browser, { packages: [['chromium', 'fonts-liberation']] })
  );
}

function browser(): string {
  const cached = globSync(join(homedir(), '.cache/ms-playwright/chromium-*/chrome-linux*/chrome'));
  const found = [...SYSTEM, ...cached].find((path) => existsSync(path));
  if (found) return found;
  throw new PrerequisiteError(
    'The browser journeys need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to one.',
  );
}
