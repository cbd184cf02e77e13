import type { PageName } from '../page-names.ts';
import type { SiteKey } from '../sites.ts';

/**
 * What a page says of itself, as `declared` in the file of its route, beside its title and how it is rendered. `npm run codegen` collects
 * all of them in `lib/gen/`: the proxy must not import a page.
 */
export type DeclaredPage = {
  /**
   * own: the path of its route is its address · resolved: the proxy finds it by the address (`resolve.ts`) · any: it stands in for whatever was
   * asked, as the 404 page does · editors: previews
   */
  readonly address: 'own' | 'resolved' | 'any' | 'editors';
  /** The only shop that has it. */
  readonly shop?: SiteKey;
  /**
   * Its content security policy (ADR 27) · shop: cached for everybody, with inline scripts · strict: a password, an address or a bag is given or
   * shown, so it is rendered for each answer, with a nonce · payment: the same, and the card provider's scripts run
   */
  readonly policy: 'shop' | 'strict' | 'payment';
  /** The sitemap lists it, search engines find it by links, another address is canonical for it, or nobody may index it. */
  readonly indexed: 'listed' | 'found' | 'copy' | 'hidden';
  /** Has versions for A/B groups and editors (ADR 49) · cached: each is kept · shopper: it is rendered as the shopper and never kept */
  readonly versions?: 'cached' | 'shopper';
  /** robots.txt asks not to request it. */
  readonly crawled?: 'no';
  /** It shows products, so a waiting room of the whole shop is before it. Resolved addresses say it by their kind (`gate.ts`). */
  readonly waits?: 'yes';
  /** Its name for analytics; of several the shop or the answer decides: which finder it is, whether a search found something. */
  readonly analytics?: readonly PageName[];
  /** Names of its screenshots (`npm run screens`). */
  readonly screens?: readonly string[];
  /** The journey of loadtests/slo.json whose objectives it has. */
  readonly journey?: string;
};
