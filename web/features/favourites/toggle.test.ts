import { describe, expect, it } from '@jest/globals';
import type { ListChange } from './list-page.ts';
import { page } from './test-entries.ts';
import { createToggle, type TogglePorts } from './toggle.ts';

const PIECE = { productKey: '0', name: 'Watch 0' };
const LIST: ListChange = { list: page(0, 60, 1) };

/** A shop whose answers are resolved by the test. */
function setUp(ports: Partial<TogglePorts> = {}) {
  const heard: unknown[] = [];
  const toggle = createToggle({
    add: async (key) => (heard.push(['add', key]), LIST),
    remove: async (key) => (heard.push(['remove', key]), LIST),
    isSaved: () => false,
    onBusy: (key) => heard.push(['busy', key]),
    onList: (list, change) => heard.push(['list', list.total, change]),
    onFailure: (failure) => heard.push(['failure', failure]),
    ...ports,
  });
  return { toggle, heard };
}

describe('a heart', () => {
  it('[ST-09] adds what is not on the list; the answer is the list, and the piece is stored', async () => {
    const { toggle, heard } = setUp();
    expect(await toggle(PIECE)).toBe('saved');
    expect(heard).toEqual([
      ['busy', '0'],
      ['add', '0'],
      ['list', 1, { added: '0' }],
      ['busy', undefined],
    ]);
  });

  it('[ST-09] removes what is on the list, from the stored list too', async () => {
    const { toggle, heard } = setUp({ isSaved: () => true });
    expect(await toggle(PIECE)).toBe('removed');
    expect(heard).toContainEqual(['remove', '0']);
    expect(heard).toContainEqual(['list', 1, { removed: '0' }]);
  });

  it('[ST-09] [MU-17] ignores every press while a call is pending, and accepts them again afterwards', async () => {
    const answer = Promise.withResolvers<ListChange>();
    let calls = 0;
    const { toggle, heard } = setUp({ add: () => (calls++, answer.promise) });
    const first = toggle(PIECE);
    expect(await toggle(PIECE)).toBe('ignored');
    expect(await toggle({ productKey: '1', name: 'Watch 1' })).toBe('ignored');
    expect(heard.filter((event) => Array.isArray(event) && event[0] === 'list')).toEqual([]);
    answer.resolve(LIST);
    expect(await first).toBe('saved');
    await toggle(PIECE);
    expect(calls).toBe(2);
  });

  it('[ER-03] [ER-04] changes nothing when refused or failed, reports which, and can be pressed again', async () => {
    const failure = { code: 'ShoppingListLineItemsMaxLimitError', message: 'full' };
    const refused = setUp({ add: async () => ({ failure }) });
    expect(await refused.toggle(PIECE)).toBe('failed');
    expect(refused.heard).toEqual([
      ['busy', '0'],
      ['failure', failure],
      ['busy', undefined],
    ]);
    const error = new Error('offline');
    const offline = setUp({ add: () => Promise.reject(error) });
    expect(await offline.toggle(PIECE)).toBe('failed');
    expect(offline.heard).toContainEqual(['failure', { error }]);
    expect(await offline.toggle(PIECE)).toBe('failed');
  });
});
