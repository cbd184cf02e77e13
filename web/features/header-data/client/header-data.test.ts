import { describe, expect, it } from '@jest/globals';
import { fillsOnLoad } from './header-data.tsx';

describe('the header’s data of a page that has loaded', () => {
  it('[ST-10] not composable: is fetched also where the browser knows of nothing', () => {
    expect(fillsOnLoad({ composable: false, hasTrace: false })).toBe(true);
    expect(fillsOnLoad({ composable: false, hasTrace: true })).toBe(true);
  });

  it('[ST-10] composable: is fetched only where there may be something', () => {
    expect(fillsOnLoad({ composable: true, hasTrace: false })).toBe(false);
    expect(fillsOnLoad({ composable: true, hasTrace: true })).toBe(true);
  });
});
