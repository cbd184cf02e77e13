import { createHmac, timingSafeEqual } from 'node:crypto';

/** The tokens by which the vendor's script names a session: signed, so that a page cannot name another one. */
export interface ClientTokens {
  issue(sessionId: string): string;
  /** @returns undefined for a token with another signature */
  sessionOf(token: string): string | undefined;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param secret of this process: a token ends with it */
export function createClientTokens(secret: Buffer, baseUrl: string): ClientTokens {
  const signature = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  return {
    issue(sessionId) {
      const text = `${encoded({ alg: 'HS256' })}.${encoded({ session_id: sessionId, base_url: baseUrl })}`;
      return `${text}.${signature(text).toString('base64url')}`;
    },
    sessionOf(token) {
      const [header = '', payload = '', given = ''] = token.split('.');
      const right = signature(`${header}.${payload}`);
      const bytes = Buffer.from(given, 'base64url');
      // The last character of base64url may have bits that no byte takes.
      const isSame = bytes.toString('base64url') === given && bytes.length === right.length;
      if (!isSame || !timingSafeEqual(bytes, right)) return undefined;
      const { session_id: id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        session_id: string;
      };
      return id;
    },
  };
}
