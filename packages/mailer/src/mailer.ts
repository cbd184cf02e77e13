import { createTransport, type SendMailOptions } from 'nodemailer';

export interface Mail {
  /** `Name <address>`. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Deterministic and without angle brackets: every copy of one message bears the same, so that mailboxes show one. */
  readonly messageId: string;
}

/** The server said no for good (5xx): sending it again changes nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The server could not be reached or said not now (4xx): try again later. */
export class MailUnavailableError extends Error {
  override readonly name = 'MailUnavailableError';
}

export interface Mailer {
  /** @throws MailRefusedError, MailUnavailableError */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** @param smtpUrl `smtp://user:password@host:port`; `smtps:` for TLS from the start */
export function createMailer({ smtpUrl }: { smtpUrl: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ messageId, ...mail }) {
      const message: SendMailOptions = { ...mail, messageId: `<${messageId}>` };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw typed(error);
      }
    },
    close: () => transport.close(),
  };
}

/** What the server or the wire said, without the addresses that stand in the library's message. */
function typed(error: unknown): MailRefusedError | MailUnavailableError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined && responseCode >= 500) {
    return new MailRefusedError(`The mail server refused the message (${responseCode}).`);
  }
  return new MailUnavailableError(
    `The mail server did not take the message (${responseCode ?? code ?? 'no answer'}).`,
  );
}
