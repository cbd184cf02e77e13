import { createHmac } from 'node:crypto';

/** What stands for an e-mail in events and counters: the same for the same address, and of no use without the key. */
export const emailDigest =
  (key: string) =>
  (email: string): string =>
    createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
