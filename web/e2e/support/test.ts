import { test as base } from '@playwright/test';
import { ROLES, type Roles } from '../../../tests/fixtures/pieces.ts';
import type { ShopName } from '../shop.ts';

/** A shopper in one of the shops. Each test has an e-mail address of its own, so that the inbox can tell them apart. */
export const test = base.extend<{ shop: ShopName; pieces: Roles; email: string }>({
  shop: async ({}, use, { project }) => use(project.name as ShopName),
  pieces: async ({ shop }, use) => use(ROLES[shop]),
  email: async ({ shop }, use, { testId }) => use(`${shop}.${testId.slice(-8)}.${Date.now()}@example.com`),
});
