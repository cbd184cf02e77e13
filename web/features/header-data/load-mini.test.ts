import { describe, expect, it } from '@jest/globals';
import { emptied } from './empty-mini.ts';
import { EMPTY_MINI_CART } from './mini-cart.ts';
import { EMPTY_MINI_FAVOURITES, toMiniFavourites } from './mini-favourites.ts';
import { page } from './test-entries.ts';
import { createMiniLoader } from './load-mini.ts';
import { answered, NOT_LOADED, type MiniAnswer, type MiniPart, type MiniState } from './mini-state.ts';

const BAG = { entries: [], miniCartDisplayLimit: 5, totalEntryQuantities: 2, subtotal: '£10.00' };
const LIST = toMiniFavourites(page(0, 60, 8), 5);

function setUp(together: boolean, answer: (parts: readonly MiniPart[]) => Promise<MiniAnswer>) {
  let state: MiniState = NOT_LOADED;
  const asked: (readonly MiniPart[])[] = [];
  const logged: string[] = [];
  const loader = createMiniLoader({
    get: () => state,
    set: (next) => (state = next),
    together,
    ask: (parts) => (asked.push(parts), answer(parts)),
    tellConsole: (text) => logged.push(text),
  });
  return { loader, asked, logged, state: () => state, set: (next: MiniState) => (state = next) };
}

const each = async (parts: readonly MiniPart[]): Promise<MiniAnswer> => ({
  ...(parts.includes('bag') ? { bag: BAG } : {}),
  ...(parts.includes('list') ? { list: LIST } : {}),
});

describe('the data of the header’s popups', () => {
  it('[ST-10] [CO-03] composable: one answer loads both, and no hover fetches again', async () => {
    const { loader, asked, state } = setUp(true, async () => ({ bag: BAG, list: LIST }));
    await loader.need('list');
    await loader.need('bag');
    await loader.need('list');
    expect(asked).toEqual([['bag', 'list']]);
    expect(state()).toEqual({ bag: BAG, list: LIST, failed: { bag: false, list: false } });
  });

  it('[ST-10] [CO-03] not composable: each part is fetched on its own first hover, once', async () => {
    const { loader, asked } = setUp(false, each);
    await loader.need('list');
    await loader.need('list');
    await loader.need('bag');
    await loader.need('bag');
    expect(asked).toEqual([['list'], ['bag']]);
  });

  it('[ST-10] waits for a pending answer', async () => {
    const { loader, asked } = setUp(true, async () => ({ bag: BAG, list: LIST }));
    await Promise.all([loader.need('bag'), loader.need('list'), loader.refresh()]);
    expect(asked).toHaveLength(1);
  });

  it('[ST-04] fetches both again on refresh', async () => {
    const { loader, asked } = setUp(false, each);
    await loader.need('bag');
    await loader.refresh();
    expect(asked).toEqual([['bag'], ['bag', 'list']]);
  });

  it('[ER-06] a failed fetch shows an empty popup, is logged, and is retried at the next opening', async () => {
    let down = true;
    const { loader, asked, logged, state } = setUp(false, (parts) =>
      down ? Promise.reject(new Error('down')) : each(parts),
    );
    await loader.need('list');
    expect(logged).toEqual(['Something went wrong in the fetch']);
    expect(state()).toEqual({
      bag: undefined,
      list: EMPTY_MINI_FAVOURITES,
      failed: { bag: false, list: true },
    });
    down = false;
    await loader.need('list');
    expect(state()).toMatchObject({ list: LIST, failed: { list: false } });
    expect(asked).toHaveLength(2);
  });

  it('[ST-03] has count zero and no subtotal once emptied', () => {
    expect(emptied()).toMatchObject({
      bag: { totalEntryQuantities: 0, subtotal: null },
      list: { wishlistCount: 0 },
    });
  });

  it('[EN-11] a missing bag is shown as empty', () => {
    expect(answered(NOT_LOADED, { bag: null }).bag).toEqual(EMPTY_MINI_CART);
  });
});
