import * as z from 'zod';

/** A name such as `lines.0.sku`: it is stored, logged and shown to operators. */
const Refusal = z.object({ field: z.string().regex(/^[\w.[\]-]{1,100}$/) });
const MOST_BYTES = 16_384;

/** The field that a 422 names; undefined when it names none, in JSON and in a few bytes. */
export async function refusedField(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return Refusal.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8'))).data?.field;
  } catch {
    return undefined;
  }
}
