/** What of a payment is at the vendor, as it is stored with the tender. */
export type Begun =
  | { readonly kind: 'session'; readonly sessionId: string; readonly token?: string | undefined }
  | { readonly kind: 'order'; readonly orderId: string };

export const ofSession = (sessionId: string, token?: string): string =>
  ['session', sessionId, ...(token === undefined ? [] : [token])].join('/');

export const ofOrder = (orderId: string): string => `order/${orderId}`;

/** What is stored of it once its agreement was used or given back. */
export function withoutToken(id: string): string {
  const begun = begunOf(id);
  return begun.kind === 'session' ? ofSession(begun.sessionId) : id;
}

/** @throws Error for an id that is not of this adapter */
export function begunOf(id: string): Begun {
  const [kind, first = '', token] = id.split('/');
  if (kind === 'order') return { kind, orderId: first };
  if (kind === 'session') return { kind, sessionId: first, token };
  throw new Error('Klarna has neither a session nor an order of that name.');
}
