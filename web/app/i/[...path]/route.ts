import type { NextRequest } from 'next/server';
import { config } from '#lib/config.ts';

const PASSED_ON = ['accept', 'if-none-match'];
/** Of the image service's addresses; in particular none that leads out of /i/. */
const PART = /^[a-z0-9-]+(?:\.[a-z0-9]{3,4})?$/;
const PASSED_BACK = ['cache-control', 'content-length', 'content-type', 'etag', 'vary'];

/** Pictures on the shop's own host, for deployments without an ingress that routes them to the media service. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { path } = await params;
  if (!path.every((part) => PART.test(part))) return new Response(null, { status: 404 });
  const headers = new Headers();
  for (const header of PASSED_ON) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  try {
    const reply = await fetch(`${config().mediaUrl}/i/${path.join('/')}${request.nextUrl.search}`, {
      headers,
      redirect: 'error',
      signal: request.signal,
    });
    const passedBack = new Headers();
    for (const header of PASSED_BACK) {
      const value = reply.headers.get(header);
      if (value !== null) passedBack.set(header, value);
    }
    return new Response(reply.body, { status: reply.status, headers: passedBack });
  } catch {
    return new Response(null, { status: 502 });
  }
}
