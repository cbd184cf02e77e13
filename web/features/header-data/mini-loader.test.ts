import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shopperChanged } from '#lib/shopper-change.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { bagQuantity } from './bag-quantity.ts';
import type { ListPage } from './list-page.ts';
import { miniLoader, showList } from './mini-loader.ts';
import { miniState } from './mini-store.ts';
import { rememberedList } from './remembered-list.ts';
import { entry } from './test-entries.ts';

const SITE = { composable: true, wishlistPageSize: 60, wishlistMiniLimit: 5 } as SiteFacts;
const EMPTY: ListPage = { entries: [], total: 0, currentPage: 0 };
const ONE: ListPage = { entries: [entry('1')], total: 1, currentPage: 0 };

const line = { productKey: '1', brand: 'Kestrel', name: 'Watch', price: null, kept: null };
const cart = (quantity: number) => ({
  quantity,
  miniCartDisplayLimit: 5,
  subtotalPrice: { formattedPrice: '£1.00' },
  lineItems: [],
});
/** What the shop answers to the header. */
const shop = (listed: boolean, quantity: number) => {
  const shoppingList = {
    lineItems: listed ? [line] : [],
    totalLineItems: listed ? 1 : 0,
    currentPage: 0,
  };
  return Response.json({ data: { mutualData: { cart: cart(quantity), shoppingList } } });
};

/** The questions that are on their way, the oldest first. */
let asked: PromiseWithResolvers<Response>[];
const fetched = globalThis.fetch;
beforeEach(() => {
  asked = [];
  globalThis.fetch = () => {
    const question = Promise.withResolvers<Response>();
    asked.push(question);
    return question.promise;
  };
});
afterEach(() => {
  globalThis.fetch = fetched;
});
const questions = async (count: number) => {
  for (let turn = 0; asked.length < count && turn < 100; turn += 1) await new Promise(setImmediate);
  expect(asked).toHaveLength(count);
};

describe('an answer of the header that was on its way during a change', () => {
  it('[ST-09] of the list is not shown: the removed piece stays removed, in count, hearts and popup', async () => {
    showList(SITE, ONE, { added: '1' });
    const loaded = miniLoader(SITE).refresh();
    await questions(1);
    showList(SITE, EMPTY, { removed: '1' });
    asked[0]!.resolve(shop(true, 0));
    await questions(2);
    expect(rememberedList()).toEqual({ count: 0, keys: [] });
    asked[1]!.resolve(shop(false, 0));
    await loaded;
    expect(rememberedList()).toEqual({ count: 0, keys: [] });
    expect(miniState().list?.wishlistCount).toBe(0);
  });

  it('[ST-03] of another shopper is not shown', async () => {
    const loaded = miniLoader(SITE).refresh();
    await questions(1);
    shopperChanged('lost');
    asked[0]!.resolve(shop(true, 3));
    await questions(2);
    expect([bagQuantity(), rememberedList().count]).toEqual([0, 0]);
    asked[1]!.resolve(shop(false, 0));
    await loaded;
    expect([bagQuantity(), rememberedList().count]).toEqual([0, 0]);
  });

  it('[ST-09] and has failed is asked for again: what was added is shown, not an empty list', async () => {
    const loaded = miniLoader(SITE).refresh();
    await questions(1);
    showList(SITE, ONE, { added: '1' });
    asked[0]!.reject(new TypeError('Failed to fetch'));
    await questions(2);
    asked[1]!.resolve(shop(true, 0));
    await loaded;
    expect([rememberedList().count, miniState().list?.wishlistCount]).toEqual([1, 1]);
  });
});

it('[ST-10] the header asks once where nothing has changed', async () => {
  const loaded = miniLoader(SITE).refresh();
  await questions(1);
  asked[0]!.resolve(shop(true, 2));
  await loaded;
  expect([bagQuantity(), rememberedList().count, asked.length]).toEqual([2, 1, 1]);
});
