import type { NextRequest } from 'next/server';
import { postReservation } from '#features/reserve/server/post-reservation.ts';
import { boundedBody } from '#lib/bounded-body.ts';
import { isForeign } from '#lib/is-foreign.ts';

/** Bytes. */
const BODY_LIMIT = 10_000;

/** The forms of reserve and collect: leads to the page of the reservation, or back to the form (MU-16). */
export async function POST(request: NextRequest): Promise<Response> {
  // A form of another site must not act for a visitor.
  if (isForeign(request.headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  if (body === undefined) return new Response(null, { status: 413 });
  const posted = await postReservation(request.headers, new URLSearchParams(new TextDecoder().decode(body)));
  if (posted === null) return new Response(null, { status: 400 });
  const headers = new Headers({ 'cache-control': 'private, no-store', location: posted.location });
  for (const cookie of posted.cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
