import type { IncomingMessage } from 'node:http';

/** The body is larger than allowed; nothing of it was kept. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * @param limit bytes at most
 * @throws BodyTooLargeError as soon as more is announced or received
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      reject(new BodyTooLargeError());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new BodyTooLargeError());
    });
    request.once('end', () => resolve(Buffer.concat(chunks, size)));
    request.once('error', reject);
    // Also after the end: an error made for nothing would take its stack at each request.
    request.once('close', () => {
      if (!request.complete) reject(new Error('The caller disconnected.'));
    });
  });
}
