import { defineConfig, devices } from '@playwright/test';
import { launchOptions, origins } from './e2e/shop.ts';

// A journey that is the same in both shops is tagged with the one browser it is taken in: @desktop (beaverbrooks) or @phone
// (loupe). EVERY_SHOP=1 takes all of them in both.
const inEveryShop = process.env['EVERY_SHOP'] === '1';
// What is tagged @sweep is taken in both shops by `npm run test:sweep` alone, or with everything else.
const sweepsAlone = process.env['SWEEP'] === 'alone';
const without = (tag: RegExp) => (inEveryShop || sweepsAlone ? [] : [tag, /@sweep/]);

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 90_000,
  // A browser that hangs must not take the whole run's time with it.
  globalTimeout: (inEveryShop ? 120 : 45) * 60_000,
  // Two cores carry the whole house and the browser: first visits render, and waiting is not what these journeys judge.
  expect: { timeout: 15_000 },
  // `npm test` names what needed its second try; `npm run test:nightly` fails for it.
  retries: process.env['CI'] ? 1 : 0,
  workers: 1,
  ...(sweepsAlone ? { grep: /@sweep/ } : {}),
  forbidOnly: true,
  reporter: [['list']],
  // Snapshots of the page tell what happened; a film of every frame would take half a core.
  use: { launchOptions, trace: { mode: 'retain-on-failure', screenshots: false } },
  projects: [
    {
      name: 'beaverbrooks',
      grepInvert: without(/@phone/),
      use: { ...devices['Desktop Chrome'], baseURL: origins.beaverbrooks },
    },
    {
      name: 'loupe',
      grepInvert: without(/@desktop/),
      use: { ...devices['Pixel 7'], baseURL: origins.loupe },
    },
  ],
});
