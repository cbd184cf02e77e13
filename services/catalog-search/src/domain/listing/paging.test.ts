import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { LARGEST_PAGE, pageOf, pageRequest } from './paging.ts';

const sizes = fc.integer({ min: 1, max: LARGEST_PAGE });

describe('paging', () => {
  it('[EN-19] refuses page sizes outside 1–60 and pages before the first', () => {
    for (const pageSize of [0, -1, 61, 1.5, Number.NaN]) {
      expect(() => pageRequest({ pageIndex: 0, pageSize })).toThrow(InvalidFieldError);
    }
    for (const pageIndex of [-1, 0.5]) {
      expect(() => pageRequest({ pageIndex, pageSize: 24 })).toThrow(InvalidFieldError);
    }
  });

  it('[EN-19] answers a page beyond the last with the last', () => {
    expect(pageOf({ pageIndex: 9, pageSize: 24 }, 50)).toMatchObject({ currentPage: 2, numberOfPages: 3 });
    expect(pageOf({ pageIndex: 9, pageSize: 24 }, 0)).toMatchObject({ currentPage: 0, numberOfPages: 0 });
  });

  it('[EN-19] the pages hold every result once', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 5000 }), (pageSize, total) => {
        const { numberOfPages } = pageOf({ pageIndex: 0, pageSize }, total);
        expect(numberOfPages * pageSize).toBeGreaterThanOrEqual(total);
        expect(Math.max(numberOfPages - 1, 0) * pageSize).toBeLessThanOrEqual(Math.max(total - 1, 0));
      }),
    );
  });

  it('[EN-19] the page answered exists and is the one asked for when that exists', () => {
    fc.assert(
      fc.property(sizes, fc.nat(5000), fc.nat(10_000), (pageSize, total, pageIndex) => {
        const { currentPage, numberOfPages } = pageOf({ pageIndex, pageSize }, total);
        expect(currentPage).toBe(pageIndex < numberOfPages ? pageIndex : Math.max(numberOfPages - 1, 0));
      }),
    );
  });
});
