import type { NextRequest } from 'next/server';
import { previewCookie } from '#features/preview/server/preview-cookie.ts';
import { openPreviewLink } from '#features/preview/server/preview-link.ts';
import { nowSeconds, previewRules } from '#features/preview/server/preview-of.ts';
import { correlationOf, problem } from '#lib/problem.ts';

/** IN-02, RO-04: an editor's signed link begins a preview and leads to its page. Any other link is 404. */
export function GET(request: NextRequest): Response {
  const link = openPreviewLink(request.nextUrl.searchParams, nowSeconds(), previewRules());
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  if (link === null) {
    const message = 'There is nothing at this address.';
    return problem({ status: 404, code: 'NOT_FOUND', message, headers }, correlationOf(request));
  }
  headers.set('set-cookie', previewCookie(link.preview, request.headers));
  headers.set('location', link.path);
  return new Response(null, { status: 307, headers });
}
