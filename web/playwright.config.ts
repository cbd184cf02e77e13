import { defineConfig, devices } from '@playwright/test';
import { launchOptions, origins } from './e2e/shop.ts';

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 60_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: { launchOptions, trace: 'retain-on-failure' },
  projects: [
    { name: 'beaverbrooks', use: { ...devices['Desktop Chrome'], baseURL: origins.beaverbrooks } },
    { name: 'loupe', use: { ...devices['Pixel 7'], baseURL: origins.loupe } },
  ],
});
