import { randomBytes } from 'node:crypto';

/** A token is valid for two minutes and can be used once. */
const LIFE_MS = 2 * 60_000;

export interface Verdict {
  readonly action: string;
  readonly hostname: string;
  readonly score: number;
  readonly challengeTs: string;
}

interface Issued extends Verdict {
  readonly expiresAt: number;
}

export interface Tokens {
  issue(about: { action: string; hostname: string; score: number }): string;
  /** @returns undefined for a token that is unknown, used or too old: the vendor does not tell these apart */
  take(token: string): Verdict | undefined;
}

export function createTokens(now: () => number): Tokens {
  const issued = new Map<string, Issued>();
  return {
    issue: ({ action, hostname, score }) => {
      const token = randomBytes(48).toString('base64url');
      const challengeTs = new Date(now()).toISOString();
      issued.set(token, { action, hostname, score, challengeTs, expiresAt: now() + LIFE_MS });
      return token;
    },
    take: (token) => {
      const found = issued.get(token);
      issued.delete(token);
      return found !== undefined && found.expiresAt > now() ? found : undefined;
    },
  };
}
