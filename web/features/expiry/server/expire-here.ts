import { thisProcess } from '../../../lib/this-process.ts';

const PATH = '/api/expire';
export const TOKEN_HEADER = 'x-this-process';
const TIMEOUT_MS = 5_000;

/**
 * Expires tags in this process. Next only does that within a request, so the process sends one to itself. The address
 * is fixed: Next listens on 0.0.0.0 or localhost (README).
 * @param port Next's own
 * @throws when it does not answer
 */
export async function expireHere(port: number, tags: readonly string[]): Promise<void> {
  const response = await fetch(`http://localhost:${port}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: thisProcess().token },
    body: JSON.stringify(tags),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${PATH} answers ${response.status}`);
}
