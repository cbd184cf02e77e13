import { expect, it } from '@jest/globals';
import { countsOf } from './facet-panel.tsx';

it('facets with another count or another value are others, and the same ones are not', () => {
  const facet = (code: string, count: number) => [
    {
      __typename: 'Facet' as const,
      key: 'metal',
      name: 'Metal',
      values: [{ __typename: 'FacetOption' as const, code, name: code, count, selected: false }],
    },
  ];
  const keys = [facet('gold', 1), facet('gold', 2), facet('silver', 2)].map(countsOf);
  expect(new Set(keys).size).toBe(3);
  expect(countsOf(facet('gold', 1))).toBe(keys[0]);
});
