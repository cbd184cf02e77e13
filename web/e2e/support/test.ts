import { test as base } from '@playwright/test';
import type { ShopName } from '../shop.ts';

/** Pieces of a shop by product code; none comes in sizes. Nothing else in the suite buys the scarce ones. */
export type Pieces = {
  plenty: string;
  /** Few of it, so that the shop still counts them. */
  scarce: string;
  /** All there is of it is bought by the test of two shoppers. */
  last: string;
};

const PIECES: Record<ShopName, Pieces> = {
  beaverbrooks: { plenty: '0100002', scarce: '0100112', last: '0100115' },
  loupe: { plenty: '0200001', scarce: '0200017', last: '0200003' },
};

/** A shopper in one of the shops. Each test has an e-mail address of its own, so that the inbox can tell them apart. */
export const test = base.extend<{ shop: ShopName; pieces: Pieces; email: string }>({
  shop: async ({}, use, { project }) => use(project.name as ShopName),
  pieces: async ({ shop }, use) => use(PIECES[shop]),
  email: async ({ shop }, use, { testId }) => use(`${shop}.${testId.slice(-8)}.${Date.now()}@example.com`),
});
