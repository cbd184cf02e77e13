/** Origins that pages load from or send to beside the shop's own. */
export type Partners = {
  /** Of the card provider: its script, its fields' frames, and the bank's page. */
  card: readonly string[];
  /** Of the bot check: its script, its requests, and its frame. */
  botCheck: readonly string[];
  /** Of the shop's graph, if it has a host of its own. */
  graph: readonly string[];
};

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
 * comes from the card provider (checkout only) or the bot check. The page must be rendered per request, or its nonce
 * would not match.
 */
export function strictPolicy(nonce: string, { card, botCheck, graph }: Partners): string {
  return policy({
    ...EVERYWHERE,
    'script-src': ["'self'", `'nonce-${nonce}'`, ...card, ...botCheck],
    'connect-src': ["'self'", ...graph, ...card, ...botCheck],
    'frame-src': ["'self'", ...card, ...botCheck],
    'form-action': ["'self'", ...card],
  });
}

/** Cached pages contain inline scripts of Next, which cannot carry a nonce. */
export function shopPolicy({ botCheck, graph }: Partners): string {
  return policy({
    ...EVERYWHERE,
    'script-src': ["'self'", "'unsafe-inline'", ...botCheck],
    'connect-src': ["'self'", ...graph, ...botCheck],
    'frame-src': ["'self'", ...botCheck],
    'form-action': ["'self'"],
  });
}

/** Other security headers of every page. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': `csp="${REPORTS}"`,
  // The store finder uses the position; nothing uses the rest.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
};

export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
