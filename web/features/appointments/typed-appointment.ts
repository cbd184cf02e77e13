import * as z from 'zod/mini';
import { cookieValue } from '#lib/cookie-value.ts';
import type { KindPath } from './kinds.ts';

const LONGEST = 200;
/** So that all of it fits into a browser's cookie. */
const LONGEST_NOTE = 500;
const line = z.string().check(z.maxLength(LONGEST));
const TypedAppointment = z.object({
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  note: z.string().check(z.maxLength(LONGEST_NOTE)),
});

/** What a visitor typed into the form of an appointment. */
export type TypedAppointment = z.infer<typeof TypedAppointment>;

const NAME = 'appointmentTyped';
const TEN_MINUTES = 600;

/** The value of a set-cookie header that hands what was typed to the form that is shown again. @param typed null clears it */
export function typedAppointmentCookie(
  typed: TypedAppointment | null,
  path: KindPath,
  isSecure: boolean,
): string {
  const value = typed === null ? '' : Buffer.from(JSON.stringify(cut(typed))).toString('base64url');
  const age = value === '' ? 0 : TEN_MINUTES;
  return `${NAME}=${value}; Path=${path}; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** Null without the cookie, or with one that we did not write. */
export function typedAppointmentOf(header: string | null): TypedAppointment | null {
  try {
    const text = Buffer.from(cookieValue(header, NAME) ?? '', 'base64url').toString();
    return z.parse(TypedAppointment, JSON.parse(text));
  } catch {
    return null;
  }
}

const cut = ({ note, ...lines }: TypedAppointment): object => ({
  ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, value.slice(0, LONGEST)])),
  note: note.slice(0, LONGEST_NOTE),
});
