import type { NextRequest } from 'next/server';
import { config } from '#lib/config.ts';

const PASSED_ON = ['accept', 'if-none-match'];
const PASSED_BACK = ['cache-control', 'content-length', 'content-type', 'etag', 'vary'];

/** Pictures on the shop's own host, for deployments without an ingress that routes them to the media service. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  const headers = new Headers();
  for (const header of PASSED_ON) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  try {
    const reply = await fetch(`${config().mediaUrl}/i/${encodeURIComponent(name)}${request.nextUrl.search}`, {
      headers,
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
