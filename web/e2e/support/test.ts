import { test as base } from '@playwright/test';
import { ROLES, type Roles } from '../../../tests/fixtures/pieces.ts';
import type { ShopName } from '../shop.ts';

/** A shopper in one of the shops. Each test has its own e-mail address, which separates the messages in the inbox. */
export const test = base.extend<{ shop: ShopName; pieces: Roles; email: string }>({
  shop: async ({}, use, { project }) => use(project.name as ShopName),
  pieces: async ({ shop }, use) => use(ROLES[shop]),
  email: async ({ shop }, use, { testId }) => use(`${shop}.${testId.slice(-8)}.${Date.now()}@example.com`),
});
