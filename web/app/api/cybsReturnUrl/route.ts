import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { cardReturnHeaders, cardReturnPage, readCardReturn } from '#features/payment/card-return.ts';

/** Two ids; whatever is longer is no bank's form. */
const MOST_BYTES = 4_096;

function answer(fields: URLSearchParams): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(cardReturnPage(readCardReturn(fields), nonce), { headers: cardReturnHeaders(nonce) });
}

/** The form's fields; none of a form that is too long, or ended early. */
async function fieldsOf(request: NextRequest): Promise<URLSearchParams> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let form = '';
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      form += decoder.decode(part.value, { stream: true });
      if (form.length > MOST_BYTES) return new URLSearchParams();
    }
  } catch {
    return new URLSearchParams();
  }
  return new URLSearchParams(form);
}

/** RT-17: where a bank sends the shopper's browser back to after a challenge. Whatever it is sent, the page is the same. */
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
/** Of no other origin's script: without an answer to its question a browser sends nothing. */
export const OPTIONS = refuse;
