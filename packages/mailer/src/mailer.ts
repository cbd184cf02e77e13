import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';

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

/** The server will never take this message (5xx to an address or to its content): sending it again changes nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The server is away or does not let us in, or puts the message off: the same one can be sent later. */
export class MailUnavailableError extends Error {
  override readonly name: string = 'MailUnavailableError';
}

/** The server is there and puts this message off (4xx to an address or to its content); it may take the next one. */
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
  /** Told of each message that was taken, by its Message-ID. */
  readonly logger?: Logger;
}

/** At most two connections to the server at a time; opened when there is something to send. */
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
      // Only what it is about: the whole id has the form of an address and would be blotted out as one.
      logger?.info({ mail: messageId.split('@')[0] }, 'e-mail sent');
    },
    close: () => transport.close(),
  };
}

/** A message put off is an answer: one mailbox that is full must not turn away everybody's e-mail. */
const isFailure = (error: unknown) =>
  error instanceof MailUnavailableError && !(error instanceof MailDeferredError);

/** nodemailer's codes for a refused sender, recipient or content, as opposed to the connection and the log-in. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);
/** Said at any point of the talk by a server that goes away. */
const CLOSING = 421;

/**
 * What the server or the wire said, without the addresses that stand in the library's message. A 5xx to the connection or
 * the log-in is about us: giving up every message because a password has expired would lose them.
 */
function typed(error: unknown): MailRefusedError | MailUnavailableError {
  const { responseCode, code = 'no answer' } = error as { responseCode?: number; code?: string };
  const said = String(responseCode ?? code);
  if (ABOUT_THE_MESSAGE.has(code) && responseCode !== CLOSING) {
    // Without an answer it was nodemailer that found no usable address.
    return responseCode === undefined || responseCode >= 500
      ? new MailRefusedError(`The mail server refused the message (${said}).`)
      : new MailDeferredError(`The mail server put the message off (${said}).`);
  }
  return new MailUnavailableError(`The mail server did not take the message (${said}).`);
}
