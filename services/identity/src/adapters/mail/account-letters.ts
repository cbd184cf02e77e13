import { emailThemeOf } from '@loupe/mailer/email-theme';
import type { EmailKind } from '../../domain/email/owed-email.ts';
import type { Letter } from '@loupe/mailer/email-letter';

export interface LetterFacts {
  readonly site: string;
  /** As typed at sign-up, perhaps not by the mailbox's owner. Empty when it is no longer known. */
  readonly firstName: string;
  readonly storefrontUrl: string;
  readonly token: string | null;
}

type Words = Omit<Letter, 'site' | 'reason'> & { readonly subject: string; readonly reason: string };

const SHOPS: Readonly<Record<string, string>> = { beaverbrooks: 'Beaverbrooks', loupe: 'Loupe' };
const shopOf = (site: string): string => SHOPS[site] ?? site;
/** Letters of any script, spaces, hyphens and apostrophes; a dot only where mail programs do not turn the text into a link. */
const NAME = /^(?=.{1,30}$)\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u;
/** A sign-up chooses name and mailbox freely, so a text that does not look like a name could be a stranger's message in our e-mail. */
const greeting = (words: string, { firstName }: LetterFacts): string =>
  NAME.test(firstName) ? `${words}, ${firstName}` : words;
const signInAt = ({ storefrontUrl }: LetterFacts) => ({ text: 'Sign in', href: `${storefrontUrl}/login` });
/** The form is on the same page. */
const forgottenAt = ({ storefrontUrl }: LetterFacts) => ({
  text: 'Choose a new password',
  href: `${storefrontUrl}/login#forgotten`,
});
const phoneOf = ({ site }: LetterFacts): string => emailThemeOf(site).phone;

const LETTERS: Readonly<Record<EmailKind, (facts: LetterFacts) => Words>> = {
  'password-reset': (facts) => ({
    subject: `Your new ${shopOf(facts.site)} password`,
    heading: greeting('Choose a new password', facts),
    preview: 'This link works once, and for one hour.',
    paragraphs: [
      'You asked to set a new password. Use the link below to choose one. It works once, and for one hour.',
    ],
    actions: [
      {
        text: 'Choose a new password',
        href: `${facts.storefrontUrl}/login/pw/change?token=${encodeURIComponent(facts.token ?? '')}`,
      },
    ],
    note: 'If you did not ask for this, somebody may have typed your e-mail by mistake. Your password has not changed and there is nothing you need to do.',
    reason: 'We sent this because somebody asked for a new password for your account.',
  }),
  'sign-up-tried': (facts) => ({
    subject: `You already have a ${shopOf(facts.site)} account`,
    heading: greeting('You already have an account', facts),
    preview: 'Somebody tried to create another account with your e-mail.',
    paragraphs: [
      'Somebody tried to create an account with this e-mail address, but you already have one. If it was you, sign in, or choose a new password.',
    ],
    actions: [signInAt(facts), forgottenAt(facts)],
    note: 'Not you? Then nobody got in and nothing has changed. There is nothing you need to do.',
    reason: 'We sent this because somebody tried to sign up with your e-mail.',
  }),
  'password-changed': (facts) => ({
    subject: `Your ${shopOf(facts.site)} password has been changed`,
    heading: greeting('Your password has changed', facts),
    preview: 'You have been signed out everywhere else.',
    paragraphs: [
      'The password of your account has just been changed. Every other browser has been signed out.',
    ],
    actions: [signInAt(facts)],
    note: `Not you? Choose a new password at once on the sign-in page, or call us free on ${phoneOf(facts)}.`,
    reason: 'We sent this because the password of your account was changed.',
  }),
  'email-changed': (facts) => ({
    subject: `The e-mail of your ${shopOf(facts.site)} account has been changed`,
    heading: greeting('Your account has a new e-mail', facts),
    preview: 'From now on you sign in with the new one.',
    paragraphs: [
      'The e-mail address of your account has just been changed. You can no longer sign in with this one; please use the new one.',
    ],
    actions: [signInAt(facts)],
    note: `Not you? Call us free on ${phoneOf(facts)}, and we will put it right.`,
    reason: 'We sent this because it was the e-mail of an account.',
  }),
};

/** The texts of e-mails about an account. Links lead to the configured shop, whatever host a request came from. */
export function letterOf(kind: EmailKind, facts: LetterFacts): Letter & { readonly subject: string } {
  return { site: facts.site, ...LETTERS[kind](facts) };
}
