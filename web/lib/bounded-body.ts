/** Reads a request's body; undefined as soon as it exceeds `limit` bytes, whatever its content-length. */
export async function boundedBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > limit) return undefined;
  const bytes = new Uint8Array(limit);
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return bytes.slice(0, length);
    if (length + value.length > limit) return undefined;
    bytes.set(value, length);
    length += value.length;
  }
}
