/** Origins that pages talk to beside the shop's own. */
export type Partners = {
  /** Of the card provider: its script, its fields' frames, and the bank's page. */
  card: readonly string[];
  /** Of the bot check: its script, what that asks, and its frame. */
  botCheck: readonly string[];
};

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** What holds on every page. */
const EVERYWHERE = {
  'default-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // Styles that components write on elements; a style runs nothing.
  'style-src': ["'self'", "'unsafe-inline'"],
} as const;

/**
 * Where a card is typed, a script runs when it is our own file, bears this answer's nonce, or comes from the card provider. The page
 * is rendered for this answer alone, or the nonce would be an old one.
 */
export function checkoutPolicy(nonce: string, { card }: Partners): string {
  return policy({
    ...EVERYWHERE,
    'script-src': ["'self'", `'nonce-${nonce}'`, ...card],
    'connect-src': ["'self'", ...card],
    'frame-src': ["'self'", ...card],
    'form-action': ["'self'", ...card],
  });
}

/** Pages that are kept for everybody hold inline scripts of Next's, which no nonce can name. */
export function shopPolicy({ botCheck }: Partners): string {
  return policy({
    ...EVERYWHERE,
    'script-src': ["'self'", "'unsafe-inline'", ...botCheck],
    'connect-src': ["'self'", ...botCheck],
    'frame-src': ["'self'", ...botCheck],
    'form-action': ["'self'"],
  });
}

/** Pages on which money is talked about, each with the scripts it may run. */
export const isCheckoutPath = (path: string): boolean => /^\/checkout\/(delivery|payment)(\/|$)/.test(path);

/** Beside the policy, on every page. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // The store finder asks where the shopper is; nobody asks for the rest.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
};

export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
