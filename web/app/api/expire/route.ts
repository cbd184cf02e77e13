import { revalidateTag } from 'next/cache';
import * as z from 'zod/mini';
import { TOKEN_HEADER } from '#features/expiry/server/expire-here.ts';
import { thisProcess } from '#lib/this-process.ts';

const Tags = z.array(z.string());

/**
 * For this process alone (`expireHere`), which knows its own token; to all others there is nothing here. The next visitor waits
 * for a new page: nobody is shown the expired one meanwhile.
 */
export async function POST(request: Request): Promise<Response> {
  const { token, forget } = thisProcess();
  if (request.headers.get(TOKEN_HEADER) !== token) return new Response(null, { status: 404 });
  const tags = Tags.parse(await request.json());
  for (const forgetTags of forget) forgetTags(tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
