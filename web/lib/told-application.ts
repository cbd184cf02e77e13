/** What the graph says of an application for a loan. */
interface ToldApplication {
  readonly applicationStatus: string;
  readonly initiateFinanceUrl: string | null;
  /** ISO 8601, UTC. */
  readonly heldUntil: string | null;
}

export type ToldStanding =
  /** The form is to be filled in, or the agreement to be signed, at the lender's address. */
  | { readonly kind: 'form' | 'signature'; readonly url: string; readonly until: string | null }
  /** A person at the lender decides. */
  | { readonly kind: 'decision'; readonly until: string | null }
  | { readonly kind: 'declined' | 'cancelled' }
  /** Not known just now. */
  | { readonly kind: 'unknown' };

/** What is left to do or to wait for in an application, on every page that shows one. */
export function standingOfTold({
  applicationStatus: status,
  initiateFinanceUrl: url,
  heldUntil: until,
}: ToldApplication): ToldStanding {
  if (status === 'DECLINED') return { kind: 'declined' };
  if (status === 'CANCELLED') return { kind: 'cancelled' };
  if (status === 'REFERRED') return { kind: 'decision', until };
  if (url === null) return { kind: 'unknown' };
  return { kind: status === 'ACCEPTED' ? 'signature' : 'form', url, until };
}
