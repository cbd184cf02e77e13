import { VENDOR_ORIGINS } from './gen/vendor-origins.ts';

/** A vendor whose script, requests and frames some pages have. */
type Vendor = (typeof VENDOR_ORIGINS)[number];

/** Origins that pages load from or send to beside the shop's own: of each vendor by its name in VENDOR_ORIGINS. */
export type Partners = Readonly<Record<Vendor['partner'], readonly string[]>> & {
  /** Of the shop's graph, if it has a host of its own. */
  readonly graph: readonly string[];
  /** Of scripts that stand in for parts of a browser in development. */
  readonly standIns: readonly string[];
  /** Of the tag manager and its tags, on a page that may have them (IN-05). */
  readonly tags: readonly string[];
};

const originsOf = (partners: Partners, isAllowed: (vendor: Vendor) => boolean): string[] =>
  VENDOR_ORIGINS.filter(isAllowed).flatMap(({ partner }) => partners[partner]);

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

const REPORTS = '/api/csp-reports';

/** Directives of every page. */
const EVERYWHERE = {
  'default-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // Components set inline styles; a style cannot run script.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Firefox and Safari send reports to the first, Chromium to the second.
  'report-uri': [REPORTS],
  'report-to': ['csp'],
} as const;

/**
 * Where a password, an address or money is given, a script runs when it is our own file, has the response's nonce, or
 * comes from a vendor: of the payment (checkout only) or of every page. The page must be rendered per request, or its
 * nonce would not match.
 */
export function strictPolicy(nonce: string, partners: Partners): string {
  const vendors = originsOf(partners, () => true);
  return policy({
    ...EVERYWHERE,
    'script-src': ["'self'", `'nonce-${nonce}'`, ...vendors, ...partners.tags, ...partners.standIns],
    'connect-src': ["'self'", ...partners.graph, ...vendors, ...partners.tags],
    'img-src': [...EVERYWHERE['img-src'], ...partners.tags],
    'frame-src': ["'self'", ...vendors],
    'form-action': ["'self'", ...originsOf(partners, ({ forms }) => forms)],
  });
}

/** Cached pages contain inline scripts of Next, which cannot carry a nonce. */
export function shopPolicy(partners: Partners): string {
  const vendors = originsOf(partners, ({ pages }) => pages === 'all');
  return policy({
    ...EVERYWHERE,
    'script-src': ["'self'", "'unsafe-inline'", ...vendors, ...partners.tags, ...partners.standIns],
    'connect-src': ["'self'", ...partners.graph, ...vendors, ...partners.tags],
    'img-src': [...EVERYWHERE['img-src'], ...partners.tags],
    'frame-src': ["'self'", ...vendors],
    'form-action': ["'self'"],
  });
}

/** Other security headers of every page. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': `csp="${REPORTS}"`,
  // The store finder uses the position; nothing uses the rest.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  // A payment provider's window has to be heard of. It is of the document, and a link leads to a product within one of any page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
