import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { providerReturnHeaders, providerReturnPage } from '#features/payment/provider-return.ts';

/** The address to which a provider's own page sends the shopper's browser. The page decides nothing. */
export function GET(request: NextRequest): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(providerReturnPage(request.nextUrl.searchParams, nonce), {
    headers: providerReturnHeaders(nonce),
  });
}
