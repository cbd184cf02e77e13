import * as z from 'zod/mini';
import { cookieValue } from '#lib/cookie-value.ts';

/** Longer than nearly all that is taken, and short enough that all fields fit into a browser's cookie. */
const LONGEST = 200;
const text = z.string().check(z.maxLength(LONGEST));
const Typed = z.object({ firstName: text, lastName: text, email: text, phone: text });

/** What a visitor typed into the form of a request. */
export type Typed = z.infer<typeof Typed>;

const NAME = 'reservationTyped';
const PATH = '/reservation';
const TEN_MINUTES = 600;

/**
 * The value of a set-cookie header that hands what was typed to the form that is shown again. It is in no address, for those are kept in
 * logs. @param typed null clears it
 */
export function typedCookie(typed: Typed | null, isSecure: boolean): string {
  const short = typed === null ? null : z.safeParse(Typed, cut(typed)).data;
  const value = short ? Buffer.from(JSON.stringify(short)).toString('base64url') : '';
  const age = value === '' ? 0 : TEN_MINUTES;
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** Null where there is none, or none of ours. The page shows its sender nothing but what they sent. */
export function typedOfCookies(header: string | null): Typed | null {
  try {
    const written = cookieValue(header, NAME) ?? '';
    return z.parse(Typed, JSON.parse(Buffer.from(written, 'base64url').toString()));
  } catch {
    return null;
  }
}

const cut = ({ firstName, lastName, email, phone }: Typed): Typed => ({
  firstName: firstName.slice(0, LONGEST),
  lastName: lastName.slice(0, LONGEST),
  email: email.slice(0, LONGEST),
  phone: phone.slice(0, LONGEST),
});
