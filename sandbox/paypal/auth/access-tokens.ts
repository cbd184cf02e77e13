import type { Keys } from '../../keys.ts';

const LIFE_SECONDS = 32_400;

export interface AccessTokens {
  /** @returns undefined for wrong credentials. @param basic the value of the Authorization header */
  issue(
    basic: string | undefined,
  ): { readonly access_token: string; readonly expires_in: number } | undefined;
  /** @param bearer the value of the Authorization header */
  isValid(bearer: string | undefined): boolean;
  /** Ends all of them, as the vendor may at any time. */
  revoke(): void;
}

/** Tokens of OAuth's client credentials grant. They end with the process, which a client has to survive anyway. */
export function createAccessTokens(
  clientId: string,
  secrets: () => Keys,
  { now, newId }: { readonly now: () => Date; readonly newId: () => string },
): AccessTokens {
  const endOf = new Map<string, number>();
  return {
    issue(basic) {
      const [id, secret] = credentialsOf(basic);
      if (id !== clientId || ![...secrets().accepted.values()].includes(secret ?? '')) return undefined;
      const token = `A21AA${newId().replaceAll('-', '')}`;
      endOf.set(token, now().getTime() + LIFE_SECONDS * 1_000);
      return { access_token: token, expires_in: LIFE_SECONDS };
    },
    isValid(bearer = '') {
      return now().getTime() < (endOf.get(bearer.replace(/^Bearer /, '')) ?? 0);
    },
    revoke: () => endOf.clear(),
  };
}

function credentialsOf(basic = ''): [id?: string, secret?: string] {
  const text = Buffer.from(basic.replace(/^Basic /, ''), 'base64').toString('utf8');
  const at = text.indexOf(':');
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + 1)];
}
