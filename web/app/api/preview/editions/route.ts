import type { NextRequest } from 'next/server';
import { editionsOf } from '#features/preview/server/editions.ts';
import { previewCookie } from '#features/preview/server/preview-cookie.ts';
import { ownPath } from '#lib/routing/own-path.ts';
import { previewOf } from '#features/preview/server/preview-of.ts';
import { config } from '#lib/config.ts';
import { siteForHost } from '#lib/sites.ts';

const NO_STORE = { 'cache-control': 'private, no-store' };

/**
 * BH-06: the editions that an editor's banner offers; with `choose` and `path` it shows that one on that page. 404 for visitors.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const preview = previewOf(request.headers);
  if (preview === null) return new Response(null, { status: 404, headers: NO_STORE });
  const editions = await editionsOf(siteForHost(request.headers.get('host'), config().siteHosts));
  const chosen = request.nextUrl.searchParams.get('choose');
  if (chosen === null) return Response.json(editions, { headers: NO_STORE });
  const edition = editions.find(({ code }) => code === chosen);
  const next = { ...preview, edition: edition?.name ?? null, at: edition?.startsAt ?? null };
  const headers = new Headers(NO_STORE);
  headers.set('set-cookie', previewCookie(next, request.headers));
  headers.set('location', ownPath(request.nextUrl.searchParams.get('path')));
  return new Response(null, { status: 303, headers });
}
