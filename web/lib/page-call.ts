import { sendChange } from './first-change-alone.ts';
import { phraseOf } from './phrases.ts';

/** A response outside 2xx. */
export class HTTPError extends Error {
  override readonly name = 'HTTPError';
  readonly status: number;

  constructor(status: number, statusText: string) {
    super(statusText);
    this.status = status;
  }
}

export type PageCall = {
  method?: 'GET' | 'POST';
  /** Sent in the query of a GET, in the form body of a POST. */
  data?: Record<string, string>;
  /** Called with a failed response's body: parsed JSON, or undefined. */
  onError?: (body: unknown) => void;
  /** A clock whose time is added as a parameter, to keep the response out of caches. */
  now?: () => number;
};

/**
 * A page-style call of the shop's own host (RE-09): same-origin credentials, marked as an XMLHttpRequest.
 * @throws HTTPError for a response outside 2xx, with the phrase of its status
 */
export async function pageCall<Answer>(
  path: string,
  { method = 'GET', data = {}, onError, now }: PageCall = {},
  send: typeof fetch = method === 'GET' ? fetch : sendChange,
): Promise<Answer> {
  const fields = new URLSearchParams(data);
  if (now !== undefined) fields.set('_', String(now()));
  const query = fields.toString();
  const response =
    method === 'GET'
      ? await send(query === '' ? path : `${path}?${query}`, { method, ...SHARED })
      : await send(path, { method, ...SHARED, body: fields });
  if (response.ok) return (await response.json()) as Answer;
  onError?.(await response.json().catch(() => undefined));
  throw new HTTPError(response.status, response.statusText || phraseOf(response.status));
}

const SHARED = {
  credentials: 'same-origin',
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
} as const;
