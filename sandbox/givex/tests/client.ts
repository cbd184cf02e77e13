import { USER } from './sandbox-process.ts';

export interface Answer {
  readonly status: number;
  readonly result?: readonly string[];
  readonly error?: { readonly code: number; readonly message: string };
}

let calls = 0;
/** A transaction code that no other call has. */
export const newCode = (): string => `code-${++calls}`;

/** One call as the vendor's clients make it; without an answer it fails after a second. */
export async function call(url: string, method: string, params: readonly string[]): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }),
    signal: AbortSignal.timeout(1_000),
  });
  const text = await response.text();
  return { status: response.status, ...(text === '' ? {} : (JSON.parse(text) as object)) };
}

/** A call with the common prefix and a new code. */
export const ask = (url: string, method: string, ...params: string[]): Promise<Answer> =>
  call(url, method, ['en', newCode(), USER.id, USER.password, ...params]);

/** The available balance by dc_909. */
export async function balanceOf(url: string, number: string, pin = '1234'): Promise<string | undefined> {
  const { result } = await call(url, 'dc_909', ['en', newCode(), USER.id, number, pin]);
  return result?.[1] === '0' ? result[2] : `refused ${result?.[1]}`;
}
