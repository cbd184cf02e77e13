import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';

export interface Mail {
  /** `Name <address>`. */
  readonly from: string;
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Deterministic and without angle brackets: every copy of a message has the same, so that mailboxes show one. */
  readonly messageId: string;
}

/** The server rejected this message permanently (5xx to an address or to its content): a retry changes nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The server is unavailable, rejects our login, or defers the message: it can be retried later. */
export class MailUnavailableError extends Error {
  override readonly name: string = 'MailUnavailableError';
}

/** The server is available and defers this message (4xx to an address or to its content); it may accept the next one. */
export class MailDeferredError extends MailUnavailableError {
  override readonly name = 'MailDeferredError';
}

export interface Mailer {
  /** @throws MailRefusedError, MailDeferredError, MailUnavailableError */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const { timeoutMs, connectMs, openMs } = TIME_OUTS.mail;

export interface MailerOptions {
  /** `smtp://user:password@host:port`; `smtps:` for TLS from the start. */
  readonly smtpUrl: string;
  /** Called with the Message-ID of each accepted message. */
  readonly logger?: Logger;
}

/** At most two connections to the server, opened on demand. */
export function createMailer({ smtpUrl, logger }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const breaker = createBreaker({ openMs, isFailure });
  return {
    async send({ messageId, ...mail }) {
      const message: SendMailOptions = { ...mail, messageId: `<${messageId}>` };
      try {
        await inSpan('send e-mail', { kind: 'client' }, () =>
          breaker.run(() =>
            transport.sendMail(message).catch((error: unknown) => Promise.reject(typed(error))),
          ),
        );
      } catch (error) {
        throw error instanceof BreakerOpenError ? new MailUnavailableError(error.message) : error;
      }
      // Only the part before the @: the whole id looks like an e-mail address and would be redacted.
      logger?.info({ mail: messageId.split('@')[0] }, 'e-mail sent');
    },
    close: () => transport.close(),
  };
}

/** A deferred message is not an outage: one full mailbox must not open the breaker for all e-mail. */
const isFailure = (error: unknown) =>
  error instanceof MailUnavailableError && !(error instanceof MailDeferredError);

/** nodemailer's codes for a refused sender, recipient or content, as opposed to the connection and the log-in. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);
/** 421: the server is closing the connection; allowed at any point of the dialogue. */
const CLOSING = 421;

/**
 * The error of the server or the connection, without the addresses in the library's message. A 5xx to the connection or
 * the login is our fault: rejecting every message because a password has expired would lose them.
 */
function typed(error: unknown): MailRefusedError | MailUnavailableError {
  const { responseCode, code = 'no answer' } = error as { responseCode?: number; code?: string };
  const said = String(responseCode ?? code);
  if (ABOUT_THE_MESSAGE.has(code) && responseCode !== CLOSING) {
    // Without a server response, nodemailer itself found no usable address.
    return responseCode === undefined || responseCode >= 500
      ? new MailRefusedError(`The mail server refused the message (${said}).`)
      : new MailDeferredError(`The mail server deferred the message (${said}).`);
  }
  return new MailUnavailableError(`The mail server did not accept the message (${said}).`);
}
