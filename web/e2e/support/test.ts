import { test as base } from '@playwright/test';
import { TEXT_VERSION } from '../../features/consent/categories.ts';
import { ROLES, type Roles } from '../../../tests/fixtures/pieces.ts';
import { shopOf, type ShopName } from '../shop.ts';
import { beginsHydrated } from './hydrated.ts';

/** An answer to the question about cookies. */
export const NECESSARY_ONLY = `necessary:${TEXT_VERSION}:00000000-0000-4000-8000-000000000000`;

/**
 * A shopper in one of the shops, who has refused optional cookies: the question would lie over the end of every page.
 * Each test has its own e-mail address, which separates the messages in the inbox.
 */
export const test = base.extend<{
  shop: ShopName;
  pieces: Roles;
  email: string;
  answersConsent: boolean;
}>({
  answersConsent: [true, { option: true }],
  context: async ({ context, baseURL, answersConsent, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', beginsHydrated);
    const answer = { name: 'cookieConsent', value: NECESSARY_ONLY, url: baseURL ?? '' };
    if (answersConsent) await context.addCookies([answer]);
    await use(context);
  },
  shop: async ({}, use, { project }) => use(shopOf(project.name)),
  pieces: async ({ shop }, use) => use(ROLES[shop]),
  email: async ({ shop }, use, { testId }) => use(`${shop}.${testId.slice(-8)}.${Date.now()}@example.com`),
});
