import { describe, expect, it } from '@jest/globals';
import { differences } from './differences.ts';

describe('the differences of two items', () => {
  it('are named by the path of each', () => {
    const before = { body: { heading: 'Rings', links: [{ label: 'All' }], lead: 'Old' }, abGroups: '' };
    const after = { body: { heading: 'Rings', links: [{ label: 'See all' }], note: 1 }, abGroups: '' };
    expect(differences(before, after)).toEqual([
      { path: 'body.links.0.label', before: 'All', after: 'See all' },
      { path: 'body.note', before: undefined, after: 1 },
      { path: 'body.lead', before: 'Old', after: undefined },
    ]);
  });

  it('are none of equal items, and the whole of what has another kind', () => {
    expect(differences({ a: [1, null] }, { a: [1, null] })).toEqual([]);
    expect(differences({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
    expect(differences(null, { a: 1 })).toEqual([{ path: '', before: null, after: { a: 1 } }]);
  });
});
