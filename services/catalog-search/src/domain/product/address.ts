import type { Site } from '@loupe/contracts/sites';
import { SITE_FACTS } from '../site.ts';
import { dealerSegment, isDealerPiece } from './dealer.ts';

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

interface Named {
  readonly brand: string;
  readonly name: string;
  readonly productType: string;
}

/** RT-19: brand and name, the name alone where the brand is the site's own or the dealer section's maker. */
export function productSlug({ brand, name, productType }: Named, site: Site): string {
  const isMainBrand = slugify(brand) === slugify(SITE_FACTS[site].mainBrand);
  return slugify(isMainBrand || isDealerPiece(productType) ? name : `${brand} ${name}`);
}

/** RT-18 and, for a dealer's piece, RT-21: the canonical address, as every link of ours gives it. */
export function productUrl(
  { code, productType }: { readonly code: string; readonly productType: string },
  slug: string,
): string {
  const segment = dealerSegment(productType);
  return `${segment === null ? '' : `/${segment}`}/${code}/${slug}/p`;
}
