import { PAGES } from '../../lib/gen/pages.ts';

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

const rootOf = (path: string): string => `/${path.split('/')[1]}`;

/** For each first segment: all that is below it, but for pages that may be requested, whose longer rule is stronger. */
const RULES = [
  ...new Set(PAGES.filter(({ crawled }) => crawled === 'no').map(({ path }) => rootOf(path))),
].flatMap((root) => {
  const open = PAGES.filter(({ path, crawled }) => rootOf(path) === root && crawled !== 'no');
  return open.length === 0
    ? [`Disallow: ${root}`]
    : [`Disallow: ${root}/`, ...open.map(({ path }) => `Allow: ${path}`)];
});

/**
 * A shopper's own pages are not crawled, nor the comparisons, of which there are as many as choices of pieces; the bag is (ADR 60). Each
 * page says so itself. Other pages that must not be indexed have a robots header.
 */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /bag/
${RULES.join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
}
