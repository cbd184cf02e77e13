import { describe, expect, it } from '@jest/globals';
import { pageTitle } from './page-title.ts';

describe('pageTitle', () => {
  it('[RT-20] is the catalogue’s own, with the page number before the shop’s name on later pages', () => {
    expect(pageTitle('Rings | Beaverbrooks', 1)).toBe('Rings | Beaverbrooks');
    expect(pageTitle('Rings | Beaverbrooks', 2)).toBe('Rings, page 2 | Beaverbrooks');
    expect(pageTitle('Rings', 3)).toBe('Rings, page 3');
  });
});
