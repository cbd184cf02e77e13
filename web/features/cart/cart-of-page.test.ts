import { afterEach, expect, it } from '@jest/globals';
import type { FullCartFragment } from '#gql/graphql.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { bagQuantity } from '../header-data/bag-quantity.ts';
import { miniLoader } from '../header-data/mini-loader.ts';
import { miniState } from '../header-data/mini-store.ts';
import { keepCart } from './cart-of-page.ts';

const SITE = { composable: true, wishlistPageSize: 60, wishlistMiniLimit: 5 } as SiteFacts;
const shoppingList = { lineItems: [], totalLineItems: 0, currentPage: 0 };
const bagOf = (quantity: number) =>
  ({
    quantity,
    miniCartDisplayLimit: 5,
    subtotalPrice: { formattedPrice: '£1.00' },
    lineItems: [],
  }) as unknown as FullCartFragment;
const answerOf = (quantity: number) =>
  Response.json({ data: { mutualData: { cart: bagOf(quantity), shoppingList } } });

const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
});

it('[ST-04] an answer of the header that was on its way while a piece was added does not take it off the count', async () => {
  const first = Promise.withResolvers<Response>();
  const questions = [first.promise, Promise.resolve(answerOf(1))];
  const isAsked = Promise.withResolvers<void>();
  globalThis.fetch = () => {
    isAsked.resolve();
    return questions.shift()!;
  };
  const loaded = miniLoader(SITE).refresh();
  await isAsked.promise;
  keepCart(bagOf(1));
  first.resolve(answerOf(0));
  await loaded;
  expect([bagQuantity(), miniState().bag?.totalEntryQuantities]).toEqual([1, 1]);
});
