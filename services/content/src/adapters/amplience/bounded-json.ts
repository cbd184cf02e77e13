import { NotContentError } from './amplience-wire.ts';

/** Bytes of one answer: twelve items at the vendor's limit, with what is linked in them. */
const MAX_ANSWER = 8_000_000;

/** @throws NotContentError for an answer that is too long or not JSON */
export async function boundedJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_ANSWER) throw new NotContentError(`The answer has more than ${MAX_ANSWER} bytes.`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new NotContentError('The answer is not JSON.');
  }
}
