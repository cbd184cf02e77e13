import { defineConfig, devices } from '@playwright/test';
import { launchOptions, origins } from './e2e/shop.ts';

// A journey that is the same in both shops is tagged with the one browser it is taken in: @desktop (beaverbrooks) or @phone
// (loupe). EVERY_SHOP=1 takes all of them in both.
const only = (tag: RegExp) => (process.env['EVERY_SHOP'] === '1' ? [] : tag);

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 90_000,
  // A browser that hangs must not take the whole run's time with it.
  globalTimeout: 45 * 60_000,
  // Two cores carry the whole house and the browser: first visits render, and waiting is not what these journeys judge.
  expect: { timeout: 15_000 },
  // `npm test` names what needed its second try; `npm run test:nightly` fails for it.
  retries: process.env['CI'] ? 1 : 0,
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  // Snapshots of the page tell what happened; a film of every frame would take half a core.
  use: { launchOptions, trace: { mode: 'retain-on-failure', screenshots: false } },
  projects: [
    {
      name: 'beaverbrooks',
      grepInvert: only(/@phone/),
      use: { ...devices['Desktop Chrome'], baseURL: origins.beaverbrooks },
    },
    {
      name: 'loupe',
      grepInvert: only(/@desktop/),
      use: { ...devices['Pixel 7'], baseURL: origins.loupe },
    },
  ],
});
