import { revalidateTag } from 'next/cache';
import * as z from 'zod/mini';
import { TOKEN_HEADER } from '#features/expiry/server/expire-here.ts';
import { thisProcess } from '#lib/this-process.ts';

const Tags = z.array(z.string());

/**
 * Called only by this process (`expireHere`), which knows its own token; every other caller gets 404. The next
 * visitor waits for the new page: the expired one is not served.
 */
export async function POST(request: Request): Promise<Response> {
  const { token, forget } = thisProcess();
  if (request.headers.get(TOKEN_HEADER) !== token) return new Response(null, { status: 404 });
  const tags = Tags.parse(await request.json());
  for (const forgetTags of forget) forgetTags(tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
