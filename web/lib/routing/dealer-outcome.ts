import type { SiteKey } from '../sites.ts';
import type { DealerAddress } from './dealer-address.ts';
import { innerSegment } from './inner-segment.ts';

/** An inner path, or where to go instead; null for an address of nothing. */
type Found = string | { readonly status: 301 | 308; readonly path: string } | null;

export type DealerLookups = {
  /** Canonical address of a product by its code. */
  productUrl(site: SiteKey, code: string): Promise<string | null>;
  /** Key of a category by its listing or landing address. */
  categoryKey(site: SiteKey, by: { listingUrl: string } | { landingUrl: string }): Promise<string | null>;
  /** Whether content has a page of the dealer's section with this delivery key. */
  dealerPage(site: SiteKey, key: string): Promise<boolean>;
};

/** What answers an address of the dealer's section. A delivery key is one segment of the inner path. */
export async function findDealerPage(
  site: SiteKey,
  { address, path }: { address: DealerAddress; path: string },
  lookups: DealerLookups,
): Promise<Found> {
  switch (address.kind) {
    case 'dealer-case':
      return { status: 308, path: address.path };
    case 'dealer-product': {
      const canonical = await lookups.productUrl(site, address.code);
      if (canonical === null) return null;
      return canonical === path
        ? `/dealer/piece/${innerSegment(address.code)}`
        : { status: 301, path: canonical };
    }
    case 'dealer-collection': {
      const key = await lookups.categoryKey(site, { landingUrl: address.landingUrl });
      return key === null ? null : `/dealer/collection/${innerSegment(key)}`;
    }
    case 'dealer-page': {
      const { key, fixed } = address;
      // ER-15: content that does not answer fails no page; the page says that its text is missing.
      const exists = fixed || (await lookups.dealerPage(site, key).catch(() => true));
      return exists ? `/dealer/page/${innerSegment(key.replaceAll('/', '.'))}` : null;
    }
  }
}
