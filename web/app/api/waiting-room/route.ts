import type { NextRequest } from 'next/server';
import { enterAt, passRoom } from '#features/waiting-room/server/pass-room.ts';
import type { Answer } from '#features/waiting-room/waiting-header.ts';
import { boundedBody } from '#lib/bounded-body.ts';
import { config } from '#lib/config.ts';
import { isForeign } from '#lib/is-foreign.ts';
import { ownPath } from '#lib/routing/own-path.ts';
import { siteForHost } from '#lib/sites.ts';

/** Bytes. */
const BODY_LIMIT = 4_000;

const siteOf = (request: NextRequest) => siteForHost(request.headers.get('host'), config().siteHosts);
const pathnameOf = (path: string): string => new URL(path, 'http://shop.invalid').pathname;

/** Where a visitor stands in the queue before a path: asked by the waiting page's script. */
export async function GET(request: NextRequest): Promise<Response> {
  const path = ownPath(request.nextUrl.searchParams.get('path'));
  const { standing, cookie } = await passRoom(siteOf(request), pathnameOf(path), request.headers);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (cookie !== null) headers.set('set-cookie', cookie);
  return Response.json((standing ?? { kind: 'open' }) satisfies Answer, { headers });
}

/** A visitor whose turn it is goes in, and is led to the page they came for; others are led there and wait on. */
export async function POST(request: NextRequest): Promise<Response> {
  if (isForeign(request.headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  const path = ownPath(new URLSearchParams(new TextDecoder().decode(body)).get('path'));
  const cookie = await enterAt(siteOf(request), pathnameOf(path), request.headers);
  const headers = new Headers({ 'cache-control': 'private, no-store', location: path });
  if (cookie !== null) headers.set('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
