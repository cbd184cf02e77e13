import 'server-only';
import type { NextRequest } from 'next/server';
import { boundedBody } from '#lib/bounded-body.ts';
import { isForeign } from '#lib/is-foreign.ts';

/** Bytes. */
const BODY_LIMIT = 10_000;

/** Cookies for the browser, and where it goes. */
interface Posted {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** A plain form that was posted: does what it asks and leads on. @param act null for a form that is none of its own */
export async function formRoute(
  request: NextRequest,
  act: (headers: Headers, form: URLSearchParams) => Promise<Posted | null>,
): Promise<Response> {
  // A form of another site must not act for a visitor.
  if (isForeign(request.headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  if (body === undefined) return new Response(null, { status: 413 });
  const posted = await act(request.headers, new URLSearchParams(new TextDecoder().decode(body)));
  if (posted === null) return new Response(null, { status: 400 });
  const headers = new Headers({ 'cache-control': 'private, no-store', location: posted.location });
  for (const cookie of posted.cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
