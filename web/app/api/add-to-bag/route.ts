import type { NextRequest } from 'next/server';
import { postToBag } from '#features/posted-bag/server/post-to-bag.ts';
import { boundedBody } from '#lib/bounded-body.ts';
import { config } from '#lib/config.ts';
import { isForeign } from '#lib/is-foreign.ts';
import { logWarning } from '#lib/log.ts';
import { siteForHost } from '#lib/sites.ts';

/** Bytes. */
const BODY_LIMIT = 10_000;

/** A form of add-to-bag that was sent without script, or before it ran: leads back to its page (MU-05). */
export async function POST(request: NextRequest): Promise<Response> {
  // A form of another site must not fill a visitor's bag.
  if (isForeign(request.headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  if (body === undefined) return new Response(null, { status: 413 });
  const site = siteForHost(request.headers.get('host'), config().siteHosts);
  try {
    const posted = await postToBag(
      site,
      request.headers,
      new URLSearchParams(new TextDecoder().decode(body)),
    );
    if (posted === null) return new Response(null, { status: 400 });
    const headers = new Headers({ 'cache-control': 'private, no-store', location: posted.location });
    for (const cookie of posted.cookies) headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  } catch (error) {
    logWarning('The piece of a posted form was not found.', { why: String(error) });
    const headers = { 'cache-control': 'private, no-store', location: '/500' };
    return new Response(null, { status: 303, headers });
  }
}
