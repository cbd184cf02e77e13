import { describe, expect, it } from '@jest/globals';
import { robots, sitemap } from './sitemap.ts';

describe('what search engines are told', () => {
  it('each page once, by its whole address', () => {
    const told = sitemap('https://shop.example', ['/', '/rings', '/rings', '/help/a&b']);
    expect(told.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://shop.example/',
      '<loc>https://shop.example/rings',
      '<loc>https://shop.example/help/a&amp;b',
    ]);
  });

  it('nothing of a shopper’s own, and where the list of pages is', () => {
    expect(robots('https://shop.example')).toContain('Disallow: /checkout/\n');
    expect(robots('https://shop.example')).toMatch(/\nSitemap: https:\/\/shop\.example\/sitemap\.xml\n$/);
  });
});
