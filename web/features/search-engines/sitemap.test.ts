import { describe, expect, it } from '@jest/globals';
import { robots, sitemap } from './sitemap.ts';

describe('files for search engines', () => {
  it('the sitemap has each page once, by its absolute address', () => {
    const told = sitemap('https://shop.example', ['/', '/rings', '/rings', '/help/a&b']);
    expect(told.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://shop.example/',
      '<loc>https://shop.example/rings',
      '<loc>https://shop.example/help/a&amp;b',
    ]);
  });

  it('robots.txt excludes the shopper’s own pages except the bag, and names the sitemap', () => {
    const told = robots('https://shop.example');
    expect(told).toContain('Disallow: /checkout/\nAllow: /checkout/cart\nDisallow: /compare\n');
    expect(told).toMatch(/\nSitemap: https:\/\/shop\.example\/sitemap\.xml\n$/);
  });
});
