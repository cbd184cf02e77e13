import * as z from 'zod/mini';
import { cookieValue } from './cookie-value.ts';

const TEN_MINUTES = 600;

/** What hands a form that was refused what was typed into it. */
export interface TypedForm<Field extends string> {
  /** The value of a set-cookie header. @param typed null clears it */
  cookie(typed: Readonly<Record<Field, string>> | null, isSecure: boolean): string;
  /** Null where there is none, or none of ours. The page shows its sender nothing but what they sent. */
  ofCookies(header: string | null): Record<Field, string> | null;
}

/**
 * Keeps what a visitor typed for the form that is shown again, in a cookie: in no address, for those are kept in logs.
 * @param longest characters of a field; longer ones are cut, so that all fields fit into a browser's cookie
 */
export function typedForm<Field extends string>({
  name,
  path,
  fields,
  longest,
}: {
  readonly name: string;
  readonly path: string;
  readonly fields: readonly Field[];
  readonly longest: number;
}): TypedForm<Field> {
  const text = z.string().check(z.maxLength(longest));
  const Typed = z.record(z.enum(fields as readonly [Field, ...Field[]]), text);
  const cut = (typed: Readonly<Record<Field, string>>) =>
    Object.fromEntries(fields.map((field) => [field, typed[field].slice(0, longest)]));
  return {
    cookie(typed, isSecure) {
      const value = typed === null ? '' : Buffer.from(JSON.stringify(cut(typed))).toString('base64url');
      const age = value === '' ? 0 : TEN_MINUTES;
      return `${name}=${value}; Path=${path}; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
    },

    ofCookies(header) {
      try {
        const written = cookieValue(header, name) ?? '';
        return z.parse(Typed, JSON.parse(Buffer.from(written, 'base64url').toString())) as Record<
          Field,
          string
        >;
      } catch {
        return null;
      }
    },
  };
}
