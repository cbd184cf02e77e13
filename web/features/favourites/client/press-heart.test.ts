import { describe, expect, it } from '@jest/globals';
import type { ListChange } from '../../header-data/list-page.ts';
import { page } from '../../header-data/test-entries.ts';
import { createToggle, type TogglePorts } from './press-heart.ts';

const PIECE = { productKey: '0', name: 'Watch 0' };
const LIST: ListChange = { list: page(0, 60, 1) };

/** A shop whose answers are resolved by the test. */
function setUp(ports: Partial<TogglePorts> = {}) {
  const events: unknown[] = [];
  const toggle = createToggle({
    add: async (key) => (events.push(['add', key]), LIST),
    remove: async (key) => (events.push(['remove', key]), LIST),
    isSaved: () => false,
    onBusy: (key) => events.push(['busy', key]),
    onList: (list, change) => events.push(['list', list.total, change]),
    onFailure: (failure) => events.push(['failure', failure]),
    ...ports,
  });
  return { toggle, events };
}

describe('a heart', () => {
  it('[ST-09] adds what is not on the list; the answer is the list, and the piece is stored', async () => {
    const { toggle, events } = setUp();
    expect(await toggle(PIECE)).toBe('saved');
    expect(events).toEqual([
      ['busy', '0'],
      ['add', '0'],
      ['list', 1, { added: '0' }],
      ['busy', undefined],
    ]);
  });

  it('[ST-09] removes what is on the list, from the stored list too', async () => {
    const { toggle, events } = setUp({ isSaved: () => true });
    expect(await toggle(PIECE)).toBe('removed');
    expect(events).toContainEqual(['remove', '0']);
    expect(events).toContainEqual(['list', 1, { removed: '0' }]);
  });

  it('[ST-09] [MU-17] ignores every press while a call is pending, and accepts them again afterwards', async () => {
    const answer = Promise.withResolvers<ListChange>();
    let calls = 0;
    const { toggle, events } = setUp({ add: () => (calls++, answer.promise) });
    const first = toggle(PIECE);
    expect(await toggle(PIECE)).toBe('ignored');
    expect(await toggle({ productKey: '1', name: 'Watch 1' })).toBe('ignored');
    expect(events.filter((event) => Array.isArray(event) && event[0] === 'list')).toEqual([]);
    answer.resolve(LIST);
    expect(await first).toBe('saved');
    await toggle(PIECE);
    expect(calls).toBe(2);
  });

  it('[ER-03] [ER-04] changes nothing when refused or failed, reports which, and can be pressed again', async () => {
    const failure = { code: 'ShoppingListLineItemsMaxLimitError', message: 'full' };
    const refused = setUp({ add: async () => ({ failure }) });
    expect(await refused.toggle(PIECE)).toBe('failed');
    expect(refused.events).toEqual([
      ['busy', '0'],
      ['failure', failure],
      ['busy', undefined],
    ]);
    const error = new Error('offline');
    const offline = setUp({ add: () => Promise.reject(error) });
    expect(await offline.toggle(PIECE)).toBe('failed');
    expect(offline.events).toContainEqual(['failure', { error }]);
    expect(await offline.toggle(PIECE)).toBe('failed');
  });
});
