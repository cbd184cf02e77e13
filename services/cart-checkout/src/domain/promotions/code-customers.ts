import { receivingMailbox } from '@loupe/contact/receiving-mailbox';

/**
 * By what uses of a code are counted for one customer: the account or session, the e-mail, and the mailbox that receives it, so that
 * `ada+1@` is no other person than `ada@`.
 * @param digestsOf under every accepted key
 */
export function codeCustomers(
  owner: string,
  email: string,
  digestsOf: (text: string) => readonly string[],
): string[] {
  const digests = [email, receivingMailbox(email)].flatMap(digestsOf).map((digest) => `e:${digest}`);
  return [owner, ...new Set(digests)];
}
