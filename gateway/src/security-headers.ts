import type { ServerResponse } from 'node:http';

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every answer of the gateway: data for one shopper, never a page. */
export function setSecurityHeaders(response: ServerResponse, { secure }: { secure: boolean }): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (secure)
    response.setHeader('strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`);
}
