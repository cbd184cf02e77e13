const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * What search engines are told to look at: https://www.sitemaps.org/protocol.html
 * @param paths of the shop, from "/"; one named twice is told once
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

/** What belongs to one shopper is nobody else's to look at. The other pages that are not kept say so themselves. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /bag/
Disallow: /checkout/
Disallow: /my-account

Sitemap: ${origin}/sitemap.xml
`;
}
