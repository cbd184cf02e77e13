import { emailFrame, type EmailFrameProps } from '@loupe/mailer/email-frame';
import type { EmailTheme } from '@loupe/mailer/email-theme';
import type { ReactElement, ReactNode } from 'react';

const REASON = 'We sent this because you placed an order.';

/** The frame of every e-mail about an order. */
export const orderEmail = (
  about: Omit<EmailFrameProps, 'reason'>,
  content: (theme: EmailTheme) => readonly ReactNode[],
): ReactElement => emailFrame({ ...about, reason: REASON }, content);
