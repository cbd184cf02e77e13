import { describe, expect, it } from '@jest/globals';
import { FIRST_PAGE, parsePage } from './page.ts';

describe('a page of a list', () => {
  it('[CO-02] has sixty products by default', () => {
    expect(FIRST_PAGE).toEqual({ pageIndex: 0, pageSize: 60 });
    expect(parsePage(FIRST_PAGE)).toEqual(FIRST_PAGE);
  });

  it.each([
    ['pageIndex', { pageIndex: -1, pageSize: 60 }],
    ['pageIndex', { pageIndex: 0.5, pageSize: 60 }],
    ['pageSize', { pageIndex: 0, pageSize: 0 }],
    ['pageSize', { pageIndex: 0, pageSize: 251 }],
    ['pageSize', { pageIndex: 0, pageSize: Number.NaN }],
  ])('[QY-14] a %s out of bounds is named', (field, page) => {
    expect(() => parsePage(page)).toThrow(expect.objectContaining({ field }));
  });
});
