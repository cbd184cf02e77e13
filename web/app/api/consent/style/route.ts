import type { NextRequest } from 'next/server';
import { readConsent } from '#features/consent/consent-cookie.ts';

/**
 * Pages are shared by all visitors and cannot know who has answered. Where there is no script, they load this style, which removes the
 * question for those who have.
 */
export function GET(request: NextRequest): Response {
  const isAnswered = readConsent(request.headers.get('cookie')) !== null;
  return new Response(isAnswered ? '[data-consent]{display:none!important}' : '', {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
