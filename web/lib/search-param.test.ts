import { describe, expect, it } from '@jest/globals';
import { searchParam } from './search-param.ts';

describe('a parameter of an address', () => {
  it('is read when it is given once', async () => {
    const given = Promise.resolve({ orderNumber: 'BB7Q2M4X9', page: ['1', '2'], none: undefined });
    expect(await searchParam(given, 'orderNumber')).toBe('BB7Q2M4X9');
    expect(await searchParam(given, 'page')).toBeUndefined();
    expect(await searchParam(given, 'none')).toBeUndefined();
    expect(await searchParam(given, 'toString')).toBeUndefined();
  });
});
