import { whenFirstUsed } from './when-first-used.ts';

const PATH = '/checkout/application';

/** Our page of an application for a loan. The id is of no use to another shopper. */
export const applicationPath = (id?: string): string =>
  id === undefined ? PATH : `${PATH}?application=${id}`;

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

/** A sentence after another one; nothing where it is not known. @param until ISO 8601, UTC */
export const keptUntil = (until: string | null): string =>
  until === null ? '' : ` We keep your order aside until ${londonMoment(until)}, UK time.`;

const moments = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

/** "Monday 30 November, 2.15pm": the hour in London. @param iso ISO 8601, UTC */
export function londonMoment(iso: string): string {
  const said = moments()
    .formatToParts(new Date(iso))
    .map(({ type, value }) => [type, value]);
  const {
    weekday,
    day,
    month,
    hour,
    minute,
    dayPeriod = '',
  } = Object.fromEntries(said) as Record<string, string>;
  return `${weekday} ${day} ${month}, ${hour}${minute === '00' ? '' : `.${minute}`}${dayPeriod.toLowerCase()}`;
}
