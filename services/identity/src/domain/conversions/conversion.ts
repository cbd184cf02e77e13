import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { optionalText, requiredText } from '@loupe/contact/text';
import type { Person, UserData } from './user-data.ts';

/** The network's standard events that this shop has. */
const FACEBOOK_EVENTS = [
  ...['PageView', 'ViewContent', 'AddToCart', 'AddToWishlist', 'InitiateCheckout', 'AddPaymentInfo'],
  'Purchase',
] as const;

/** MU-18: what a page or another client tells. Amounts are pence. */
export interface FacebookEventInput {
  readonly eventName: string;
  readonly eventId: string;
  readonly eventSourceUrl: string;
  readonly eventTime?: number | null;
  readonly consentId?: string | null;
  readonly fbc?: string | null;
  readonly fbp?: string | null;
  readonly value?: number | null;
  readonly orderId?: string | null;
  readonly contents?: readonly Content[] | null;
  readonly customer?: Person | null;
}

interface Content {
  readonly id: string;
  readonly quantity: number;
  readonly itemPrice?: number | null;
}

/** An event in the network's form. */
export interface Conversion {
  readonly event_name: string;
  /** Seconds since the epoch. */
  readonly event_time: number;
  readonly event_id: string;
  readonly event_source_url: string;
  readonly action_source: 'website';
  readonly user_data: UserData & {
    readonly client_user_agent: string;
    readonly client_ip_address?: string;
    readonly fbc?: string;
    readonly fbp?: string;
  };
  readonly custom_data?: object;
}

const DAY_SECONDS = 86_400;
/** The network refuses a request with an older event. */
export const OLDEST_SECONDS = 7 * DAY_SECONDS;
/** A browser's clock may be ahead by so much. */
const AHEAD_SECONDS = 60;
const MOST_CONTENTS = 100;
const MOST_PENCE = 100_000_000;
const EVENT_ID = /^[\w.-]{1,100}$/;
const CONSENT_ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** The cookies of the network's script: `fb.1.<ms>.<click id or number>`. */
const COOKIE = /^fb\.\d\.\d{10,16}\.[\w.-]{1,400}$/;
/** A part of a path that may be a token: links that open something have 43 characters of both cases, others' have long hexadecimal numbers. */
const TOKEN = /^(?=.*[A-Z])[\w-]{20,}$|^(?=.*\d)[\da-f-]{20,}$/;
/** As the shop makes its addresses; a mailbox that somebody mistyped is none. */
const PLAIN = /^[\w.~-]+$/;

/** Whose browser it is. */
export interface Visitor {
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** @throws InvalidFieldError naming the first field that is wrong */
export function conversionOf(
  input: FacebookEventInput,
  { ipAddress, userAgent }: Visitor,
  userData: UserData,
  now: Date,
): Conversion {
  const custom = customData(input);
  return {
    event_name: oneOf(input.eventName),
    event_time: timeOf(input.eventTime, Math.floor(now.getTime() / 1_000)),
    event_id: matching('eventId', input.eventId, EVENT_ID),
    event_source_url: sourceOf(input.eventSourceUrl),
    action_source: 'website',
    user_data: {
      ...userData,
      client_user_agent: userAgent,
      ...(ipAddress !== '' && { client_ip_address: ipAddress }),
      ...cookie('fbc', input.fbc),
      ...cookie('fbp', input.fbp),
    },
    ...(Object.keys(custom).length > 0 && { custom_data: custom }),
  };
}

/** The id under which the visitor's answer is stored; null without one. @throws InvalidFieldError */
export const consentIdOf = ({ consentId }: FacebookEventInput): string | null =>
  consentId ? matching('consentId', consentId, CONSENT_ID).toLowerCase() : null;

function oneOf(name: string): string {
  if (FACEBOOK_EVENTS.some((known) => known === name)) return name;
  throw new InvalidFieldError('eventName', 'There is no such event.');
}

function matching(field: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new InvalidFieldError(field, 'This is not in its form.');
  return value;
}

function timeOf(given: number | null | undefined, now: number): number {
  if (given === null || given === undefined) return now;
  if (given > now + AHEAD_SECONDS || given < now - OLDEST_SECONDS)
    throw new InvalidFieldError('eventTime', 'An event is at most seven days old.');
  return Math.min(given, now);
}

/** Origin and path: a query may hold a person, or a token that opens something, and so may a path. */
function sourceOf(value: string): string {
  const url = URL.parse(requiredText('eventSourceUrl', value, 2_000));
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new InvalidFieldError('eventSourceUrl', 'This is no address of a page.');
  return (
    url.origin +
    url.pathname.replaceAll(/[^/]+/g, (part) => (TOKEN.test(part) || !PLAIN.test(part) ? 'token' : part))
  );
}

/** A cookie that the network's script did not make is left out: no event is lost by it. */
const cookie = (name: 'fbc' | 'fbp', value: string | null | undefined): Record<string, string> =>
  value && COOKIE.test(value) ? { [name]: value } : {};

function customData({ eventName, value, orderId, contents }: FacebookEventInput): object {
  if (eventName === 'Purchase' && (value === null || value === undefined))
    throw new InvalidFieldError('value', 'A purchase has a value.');
  const order = optionalText('orderId', orderId, 100);
  return {
    ...(typeof value === 'number' && { currency: 'GBP', value: pounds('value', value) }),
    ...(order !== null && { order_id: order }),
    ...(contents?.length && { content_type: 'product', contents: contentsOf(contents) }),
  };
}

function contentsOf(contents: readonly Content[]): object[] {
  if (contents.length > MOST_CONTENTS)
    throw new InvalidFieldError('contents', `An event has at most ${MOST_CONTENTS} pieces.`);
  return contents.map(({ id, quantity, itemPrice }, index) => {
    const at = `contents.${index}`;
    if (quantity < 1 || quantity > 1_000) throw new InvalidFieldError(`${at}.quantity`, 'One at least.');
    const price = typeof itemPrice === 'number' ? { item_price: pounds(`${at}.itemPrice`, itemPrice) } : {};
    return { id: requiredText(`${at}.id`, id, 100), quantity, ...price };
  });
}

function pounds(field: string, pence: number): number {
  if (pence < 0 || pence > MOST_PENCE) throw new InvalidFieldError(field, 'This is no price in pence.');
  return pence / 100;
}
