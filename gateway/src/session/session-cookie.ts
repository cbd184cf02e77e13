import { parseCookie, stringifySetCookie } from 'cookie';

/** The only cookie that identifies a shopper. Only the gateway sets it. */
export class SessionCookie {
  readonly #name: string;
  readonly #secure: boolean;

  /** @param secure false only on plain http, where a browser refuses the `__Host-` prefix */
  constructor(secure: boolean) {
    this.#secure = secure;
    this.#name = secure ? '__Host-session' : 'session';
  }

  /** @returns undefined when the browser sent none */
  read(header: string | undefined): string | undefined {
    return header === undefined ? undefined : parseCookie(header)[this.#name];
  }

  /** @returns the value of a set-cookie header */
  write(value: string, maxAgeSeconds: number): string {
    return stringifySetCookie({
      name: this.#name,
      value,
      maxAge: maxAgeSeconds,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
    });
  }
}
