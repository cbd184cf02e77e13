import { defineConfig, devices } from '@playwright/test';
import { launchOptions, origins } from './e2e/shop.ts';

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 90_000,
  // A browser that hangs must not take the whole run's time with it.
  globalTimeout: 45 * 60_000,
  // Two cores carry the whole house and the browser: first visits render, and waiting is not what these journeys judge.
  expect: { timeout: 15_000 },
  // A second try is printed as flaky by the reporter, never hidden.
  retries: process.env['CI'] ? 1 : 0,
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  // Snapshots of the page tell what happened; a film of every frame would take half a core.
  use: { launchOptions, trace: { mode: 'retain-on-failure', screenshots: false } },
  projects: [
    { name: 'beaverbrooks', use: { ...devices['Desktop Chrome'], baseURL: origins.beaverbrooks } },
    { name: 'loupe', use: { ...devices['Pixel 7'], baseURL: origins.loupe } },
  ],
});
