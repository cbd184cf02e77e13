import { comparableEmail } from './email.ts';

/** What a mail domain does with the part before the @, where it differs from `A_TAG`. */
interface DomainRule {
  /** Dots in it are ignored. */
  readonly dots?: true;
  /** Nothing is a tag: `ada+1` is another mailbox than `ada`. */
  readonly noTags?: true;
  /** The domain that has the same mailboxes. */
  readonly as?: string;
}

/** RFC 5233: mail to `ada+1@` arrives at `ada@`, at every large provider and wherever nothing else is known. */
const A_TAG = /\+.*$/;

/** As the providers document it; add a domain here. */
const DOMAINS: Readonly<Record<string, DomainRule>> = {
  'gmail.com': { dots: true },
  'googlemail.com': { dots: true, as: 'gmail.com' },
  'proton.me': { dots: true },
  'protonmail.com': { dots: true, as: 'proton.me' },
  'pm.me': { dots: true, as: 'proton.me' },
  'me.com': { as: 'icloud.com' },
  'mac.com': { as: 'icloud.com' },
};

/**
 * The form that all addresses of one mailbox share, of any text: without a tag, without dots where its domain ignores them, and with
 * the one name of the domain. For counting persons only: an account is its e-mail as it was given (`canonicalEmail`).
 */
export function receivingMailbox(email: string): string {
  const text = comparableEmail(email);
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)];
  const rule = Object.hasOwn(DOMAINS, domain) ? DOMAINS[domain]! : {};
  const untagged = rule.noTags ? name : name.replace(A_TAG, '');
  const mailbox = rule.dots ? untagged.replaceAll('.', '') : untagged;
  // An address that is nothing but a tag keeps it.
  return mailbox === '' ? text : `${mailbox}@${rule.as ?? domain}`;
}
