import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pagesToShow } from './page-links.tsx';

describe('pagesToShow', () => {
  it.each([
    [1, 8, [1, 2, 3, 4, null, 8]],
    [2, 3, [1, 2, 3]],
    [5, 8, [1, null, 4, 5, 6, 7, 8]],
    [8, 8, [1, null, 5, 6, 7, 8]],
    [1, 1, [1]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pagesToShow(page, pages)).toEqual(shown);
  });

  it('[RT-24] always includes this page, the first and the last, in order and without duplicates', () => {
    const book = fc
      .integer({ min: 1, max: 400 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(book, ([page, pages]) => {
        const shown = pagesToShow(page, pages).filter((one) => one !== null);
        expect(shown).toContain(page);
        expect(shown[0]).toBe(1);
        expect(shown.at(-1)).toBe(pages);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      }),
    );
  });
});
