import type { LaterHandler } from '@loupe/database/run-later';
import type { RetryPolicy } from '@loupe/database/retry-policy';
import { MailRefusedError } from '@loupe/mailer/mailer';
import { COPY_LINK_DAYS } from '../domain/privacy/privacy-request.ts';
import type { PrivacyNotice } from '../domain/privacy/privacy-request.ts';

export interface PrivacyLetter extends PrivacyNotice {
  readonly email: string;
  /** Of the link; null in one without. */
  readonly token: string | null;
  readonly emailId: string;
}

export interface SendPrivacyLettersPorts {
  readonly privacy: {
    findNotice(requestId: string): Promise<PrivacyNotice | undefined>;
    /** @returns when the erasure will be done; null where it does not wait */
    beginWait(requestId: string): Promise<Date | null>;
    addLink(token: string, requestId: string, endsAt: Date): Promise<void>;
  };
  readonly privacyTold: { refuseUntold(requestId: string, why: string): Promise<boolean> };
  readonly privacyMail: {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    send(letter: PrivacyLetter): Promise<void>;
  };
  readonly newToken: () => string;
  readonly now: () => Date;
}

const DAY = 86_400_000;

/** In place of what is open: the page has words of its own for it. */
const UNTOLD = 'mailbox';

/**
 * Tells a person what became of a request, by its state when the e-mail is sent: one that has been cancelled since is not announced. An erasure
 * of which the person cannot be told is not done.
 */
export const privacyLetterHandler = (
  ports: SendPrivacyLettersPorts,
  policy: RetryPolicy,
): LaterHandler<{ readonly requestId: string }> => ({
  policy,
  givenUp: async ({ requestId }) => {
    await ports.privacyTold.refuseUntold(requestId, UNTOLD);
  },
  run: async ({ requestId }, emailId) => {
    const notice = await ports.privacy.findNotice(requestId);
    if (notice === undefined || notice.email === null) return;
    const letter = { ...notice, email: notice.email, emailId };
    if (notice.state === 'refused') return ports.privacyMail.send({ ...letter, token: null });
    const endsAt = await linkEnd(ports, requestId, notice);
    if (endsAt === null) return;
    const token = ports.newToken();
    await ports.privacy.addLink(token, requestId, endsAt);
    try {
      await ports.privacyMail.send({ ...letter, dueAt: endsAt, token });
    } catch (error) {
      if (error instanceof MailRefusedError) await ports.privacyTold.refuseUntold(requestId, UNTOLD);
      throw error;
    }
  },
});

/** @returns null where there is nothing that a link could do */
async function linkEnd(
  { privacy, now }: SendPrivacyLettersPorts,
  requestId: string,
  { kind, state }: PrivacyNotice,
): Promise<Date | null> {
  if (kind === 'erasure') return state === 'waiting' ? privacy.beginWait(requestId) : null;
  return state === 'done' ? new Date(now().getTime() + COPY_LINK_DAYS * DAY) : null;
}
