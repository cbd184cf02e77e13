import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for the journeys: CHROMIUM_PATH, the system's, Playwright's cache; root on Debian installs it.
 * @throws PrerequisiteError naming the command; a browser test is never skipped.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const cached = globSync(join(homedir(), '.cache/ms-playwright/chromium-*/chrome-linux*/chrome'));
  const found = [...SYSTEM, ...cached].find((path) => existsSync(path));
  return found ?? installed();
}

function installed(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('  … installing Chromium for the browser journeys\n');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
    const path = SYSTEM.find((candidate) => existsSync(candidate));
    if (path) return path;
  }
  throw new PrerequisiteError(
    'The browser journeys need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to one.',
  );
}
