import { parseCookie, stringifySetCookie } from 'cookie';
import type { Site } from '@loupe/contracts/sites';

export interface SessionCookieOptions {
  /** False only on plain http, where a browser refuses the prefixes. */
  readonly secure: boolean;
  /** Of shops whose graph has a host of its own: the domain of both hosts. The cookie of any other shop is for its host only. */
  readonly domains?: ReadonlyMap<Site, string>;
}

/** The only cookie that identifies a shopper. Only the gateway sets it. */
export class SessionCookie {
  readonly #secure: boolean;
  readonly #domains: ReadonlyMap<Site, string>;

  constructor({ secure, domains = new Map() }: SessionCookieOptions) {
    this.#secure = secure;
    this.#domains = domains;
  }

  /** @returns undefined when the browser sent none */
  read(header: string | undefined, site: Site): string | undefined {
    return header === undefined ? undefined : parseCookie(header)[this.#nameAt(site)];
  }

  /** @returns the value of a set-cookie header */
  write(value: string, maxAgeSeconds: number, site: Site): string {
    const domain = this.#domains.get(site);
    return stringifySetCookie({
      name: this.#nameAt(site),
      value,
      maxAge: maxAgeSeconds,
      ...(domain === undefined ? {} : { domain }),
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
    });
  }

  /** Browsers accept a domain only without the stricter prefix. */
  #nameAt(site: Site): string {
    if (!this.#secure) return 'session';
    return this.#domains.has(site) ? '__Secure-session' : '__Host-session';
  }
}
