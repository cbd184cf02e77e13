import type { NextRequest } from 'next/server';
import { ownPath } from '#lib/routing/own-path.ts';
import { clearedPreviewCookie } from '#features/preview/server/preview-cookie.ts';

/** IN-02: ends a preview and leads back to the page as visitors see it. */
export function GET(request: NextRequest): Response {
  return new Response(null, {
    status: 307,
    headers: {
      'cache-control': 'private, no-store',
      'set-cookie': clearedPreviewCookie(request.headers),
      location: ownPath(request.nextUrl.searchParams.get('path')),
    },
  });
}
