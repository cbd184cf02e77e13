import type { NextRequest } from 'next/server';
import { copyOf } from '#features/your-data/server/your-data.ts';
import { GUEST_PAGE, hrefOf } from '#features/your-data/your-data-href.ts';
import { boundedBody } from '#lib/bounded-body.ts';
import { isForeign } from '#lib/is-foreign.ts';

/** Bytes. */
const BODY_LIMIT = 1_000;
const TYPES = { json: 'application/json', page: 'text/html; charset=utf-8' } as const;
const NAMES = { json: 'my-data.json', page: 'my-data.html' } as const;

/** The copy of a person's data as a file, by the form to which the link of the e-mail leads. A POST: links are opened by mail scanners. */
export async function POST(request: NextRequest): Promise<Response> {
  if (isForeign(request.headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  if (body === undefined) return new Response(null, { status: 413 });
  const form = new URLSearchParams(new TextDecoder().decode(body));
  const [token, format, orderNumber] = [form.get('token'), form.get('format'), form.get('orderNumber')];
  if (!token || (format !== 'json' && format !== 'page')) return new Response(null, { status: 400 });
  const copy = await copyOf(request.headers, token, orderNumber);
  if (typeof copy === 'string') return elsewhere(hrefOf(GUEST_PAGE, copy === 'signIn' ? 'link' : copy));
  return new Response(copy[format], {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${NAMES[format]}"`,
      'content-type': TYPES[format],
      'x-content-type-options': 'nosniff',
    },
  });
}

const elsewhere = (location: string): Response =>
  new Response(null, { status: 303, headers: { 'cache-control': 'private, no-store', location } });
