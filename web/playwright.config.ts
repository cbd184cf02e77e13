import { defineConfig, devices } from '@playwright/test';
import { launchOptions, origins, PAGES, type ShopName } from './e2e/shop.ts';

// A journey that is the same in both shops has the tag of the one browser it runs in: @desktop (beaverbrooks) or
// @phone (loupe). EVERY_SHOP=1 runs all of them in both.
const inEveryShop = process.env['EVERY_SHOP'] === '1';
// Tests tagged @sweep run in both shops, by `npm run test:sweep` alone or with everything else.
const sweepsAlone = process.env['SWEEP'] === 'alone';
// Those tagged @nightly vary a journey that runs without the tag, or are shown below the browser too: EVERY_SHOP=1 runs them.
const without = (tag: RegExp) => (inEveryShop || sweepsAlone ? [] : [tag, /@sweep/, /@nightly/]);

/**
 * Journeys that buy, read the shop's ledgers at its providers, or change what all its visitors see: one after the other. The others run
 * beside them.
 */
const IN_TURN = [
  ...['account', 'account-gift-cards', 'account-pages', 'applepay', 'applepay-express', 'bag-to-order'],
  'challenge',
  'checkout',
  'collect',
  ...[
    'delivery-methods',
    'editor',
    'favourites',
    'finance',
    'free-order',
    'gift-cards',
    'guest-order',
    'hostile-content',
  ],
  ...[
    'klarna',
    'making',
    'measured-journey',
    'measured-purchase',
    'news',
    'not-composable',
    'pay-again',
    'paypal',
    'paypal-express',
    'personal',
  ],
  ...['policies', 'promised-price', 'promotions', 'purchase', 'refused-fields', 'script-inventory', 'slots'],
  ...['stand-in', 'tags', 'waiting-room'],
].map((name) => `**/${name}.spec.ts`);

const ofShop = (shop: ShopName, device: string, grepInvert: RegExp[]) => {
  const project = { workers: 1, grepInvert, use: { ...devices[device], baseURL: origins[shop] } };
  return [
    { ...project, name: shop, testMatch: IN_TURN },
    { ...project, name: `${shop} ${PAGES}`, testIgnore: IN_TURN },
  ];
};

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 90_000,
  // A browser that hangs must not use up the time of the whole run.
  globalTimeout: (inEveryShop ? 120 : 45) * 60_000,
  // The whole stack and the browser share two cores, so first visits render slowly; these journeys do not test speed.
  expect: { timeout: 15_000 },
  // `npm test` names tests that needed a retry; `npm run test:nightly` fails for them.
  retries: process.env['CI'] ? 1 : 0,
  // Half of the time of a journey is waiting, and two processors serve three of them.
  workers: 3,
  ...(sweepsAlone ? { grep: /@sweep/ } : {}),
  forbidOnly: true,
  reporter: [['list']],
  // A failure has its page's snapshot. A trace of every journey would take the time of many; `--trace on` records one.
  use: { launchOptions, trace: { mode: 'on-first-retry', screenshots: false } },
  projects: [
    ...ofShop('beaverbrooks', 'Desktop Chrome', without(/@phone/)),
    ...ofShop('loupe', 'Pixel 7', without(/@desktop/)),
  ],
});
