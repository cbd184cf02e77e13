const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The sitemap: https://www.sitemaps.org/protocol.html
 * @param paths of the shop, from "/"; duplicates are removed
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = [...new Set(paths)].map((path) => {
    const address = new URL(path, origin).href.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);
    return `<url><loc>${address}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/**
 * A shopper's own pages are not crawled, nor the comparisons, of which there are as many as choices of pieces. The bag is (ADR 60): its
 * longer rule is stronger. Other pages that must not be indexed have a robots header.
 */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /bag/
Disallow: /checkout/
Allow: /checkout/cart
Disallow: /compare
Disallow: /my-account

Sitemap: ${origin}/sitemap.xml
`;
}
