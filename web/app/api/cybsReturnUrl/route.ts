import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { cardReturnHeaders, cardReturnPage, readCardReturn } from '#features/payment/card-return.ts';

/** Bytes. The form carries two ids, so a longer body is not from a bank. */
const MAX_BYTES = 4_096;

function answer(fields: URLSearchParams): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(cardReturnPage(readCardReturn(fields), nonce), { headers: cardReturnHeaders(nonce) });
}

/** The form's fields; empty when the body is too long or was cut off. */
async function fieldsOf(request: NextRequest): Promise<URLSearchParams> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let form = '';
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      form += decoder.decode(part.value, { stream: true });
      if (form.length > MAX_BYTES) return new URLSearchParams();
    }
  } catch {
    return new URLSearchParams();
  }
  return new URLSearchParams(form);
}

/**
 * RT-17: the address to which a bank sends the shopper's browser after a challenge. The page does not depend on what
 * was posted.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return answer(await fieldsOf(request));
}

export function GET(request: NextRequest): Response {
  return answer(request.nextUrl.searchParams);
}

function refuse(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
}

export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
/** No CORS: a browser does not send a cross-origin request whose preflight fails. */
export const OPTIONS = refuse;
