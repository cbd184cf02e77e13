import type { LaterHandler } from '@loupe/database/run-later';
import type { RetryPolicy } from '@loupe/database/retry-policy';
import { COPY_LINK_DAYS } from '../domain/privacy/privacy-request.ts';
import type { PrivacyNotice } from '../domain/privacy/privacy-request.ts';

export interface PrivacyLetter extends PrivacyNotice {
  readonly email: string;
  /** Of the link; null in one without. */
  readonly token: string | null;
  readonly jobId: string;
}

export interface SendPrivacyLettersPorts {
  readonly privacy: {
    findNotice(requestId: string): Promise<PrivacyNotice | undefined>;
    addLink(token: string, requestId: string, endsAt: Date): Promise<void>;
  };
  readonly privacyMail: {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    send(letter: PrivacyLetter): Promise<void>;
  };
  readonly newToken: () => string;
  readonly now: () => Date;
}

const DAY = 86_400_000;

/** Tells a person what became of a request, by its state when the e-mail is sent: one that has been cancelled since is not announced. */
export const privacyLetterHandler = (
  { privacy, privacyMail, newToken, now }: SendPrivacyLettersPorts,
  policy: RetryPolicy,
): LaterHandler<{ readonly requestId: string }> => ({
  policy,
  run: async ({ requestId }, jobId) => {
    const notice = await privacy.findNotice(requestId);
    if (notice === undefined || notice.email === null) return;
    const letter = { ...notice, email: notice.email, jobId };
    if (notice.state === 'refused') return privacyMail.send({ ...letter, token: null });
    const endsAt = linkEnd(notice, now());
    if (endsAt === null) return;
    const token = newToken();
    await privacy.addLink(token, requestId, endsAt);
    await privacyMail.send({ ...letter, token });
  },
});

/** @returns null where there is nothing that a link could do */
function linkEnd({ kind, state, dueAt }: PrivacyNotice, now: Date): Date | null {
  if (kind === 'erasure') return state === 'waiting' ? dueAt : null;
  return state === 'done' ? new Date(now.getTime() + COPY_LINK_DAYS * DAY) : null;
}
