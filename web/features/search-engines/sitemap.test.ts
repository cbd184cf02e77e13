import { describe, expect, it } from '@jest/globals';
import { robots, sitemap, sitemapPaths } from './sitemap.ts';

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

describe('the paths of the sitemap', () => {
  const paths = sitemapPaths({
    categories: ['/rings', '/gift-cards', '/jewellery-care', '/rolex/collection/perihelion'],
    brands: ['/brands/corrie'],
    finder: '/stores',
    regions: ['north & east'],
    stores: ['/store/leeds'],
    contentPages: ['help/sizes', 'rolex', 'rolex/care', 'rolex/collection', 'home', 'help/a/b'],
  });

  it('are those of every category, the dealer’s and those in no menu too', () => {
    expect(paths).toEqual(
      expect.arrayContaining(['/gift-cards', '/jewellery-care', '/rolex/collection/perihelion']),
    );
  });

  it('are those of the dealer’s pages, with their content or without, and of every page that editors write', () => {
    const expected = [
      '/rolex',
      '/rolex/contact-us',
      '/rolex-certified-pre-owned',
      '/rolex/care',
      '/help/sizes',
    ];
    expect(paths).toEqual(expect.arrayContaining(expected));
  });

  it('are not the keys at which the shop shows something else', () => {
    for (const other of ['/rolex/collection', '/home', '/help/a/b']) expect(paths).not.toContain(other);
  });

  it('are encoded where a key is', () => {
    expect(paths).toContain('/stores/region/north%20%26%20east');
  });
});
