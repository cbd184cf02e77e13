import { SITE_FACTS } from '../site.ts';
import type { Site } from '../site.ts';

/** RT-19: accents folded, lower case, & becomes "and", every other run of characters one hyphen. */
export function slugify(text: string): string {
  return text
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** RT-19: brand and name, the name alone where the brand is the site's own. */
export function productSlug({ brand, name }: { brand: string; name: string }, site: Site): string {
  const isMainBrand = slugify(brand) === slugify(SITE_FACTS[site].mainBrand);
  return slugify(isMainBrand ? name : `${brand} ${name}`);
}

/** RT-18: the canonical address, as every link of ours gives it. */
export function productUrl(code: string, slug: string): string {
  return `/${code}/${slug}/p`;
}
