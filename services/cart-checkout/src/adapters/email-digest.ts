import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares e-mails with the digests that events carry in their place: HMAC-SHA256 of the lower-case e-mail, in hex. */
export function emailDigests(key: string) {
  return {
    matches(email: string, digest: string): boolean {
      const own = createHmac('sha256', key).update(email.trim().toLowerCase()).digest();
      const theirs = Buffer.from(digest, 'hex');
      return own.length === theirs.length && timingSafeEqual(own, theirs);
    },
  };
}
