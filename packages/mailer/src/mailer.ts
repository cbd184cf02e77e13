import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Counter } from '@loupe/telemetry/counter';
import type { Logger } from '@loupe/telemetry/logger';
import type { MetricSource } from '@loupe/telemetry/metrics';
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
  /** RFC 8058: where a mail program posts to, without a cookie, when its user withdraws in one press. */
  readonly unsubscribeUrl?: string;
  /** An entry for the recipient's calendar: also a part of the message, for mail programs that show an invitation (RFC 6047). */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

/** The server rejected this message permanently (5xx to its recipient or to its content): a retry changes nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  /** The server's code, such as 550, or `no-address` when there is none that can be used. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** The server is unavailable, rejects our login, or defers the message: it can be retried later. */
export class MailUnavailableError extends Error {
  override readonly name: string = 'MailUnavailableError';
}

/**
 * The server is available and does not accept this message now: 4xx to its recipient or its content, or a refusal that is about
 * us, such as of our sender. It may accept the next one.
 */
export class MailDeferredError extends MailUnavailableError {
  override readonly name = 'MailDeferredError';
}

export interface Mailer {
  /** @throws MailRefusedError, MailDeferredError, MailUnavailableError */
  send(mail: Mail): Promise<void>;
  /** How many messages may be tried now: none while the server is taken for unavailable. */
  room(): number;
  close(): void;
  /** What became of the messages of this process. */
  readonly metrics: MetricSource;
}

const OUTCOMES = ['sent', 'refused', 'deferred', 'unavailable'] as const;
type Outcome = (typeof OUTCOMES)[number];

const { timeoutMs, connectMs, openMs } = TIME_OUTS.mail;

export interface MailerOptions {
  /** `smtp://user:password@host:port`; `smtps:` for TLS from the start. */
  readonly smtpUrl: string;
  /** Called with the Message-ID of each accepted message. */
  readonly logger?: Logger;
  /** The most connections to the server, which are opened on demand; two by default. */
  readonly connections?: number;
  /** Shared by the mailers of a process that has several. */
  readonly outcomes?: MailOutcomes;
}

export type MailOutcomes = ReturnType<typeof mailOutcomes>;

export const mailOutcomes = () =>
  new Counter<{ readonly outcome: Outcome }>(
    'loupe_mails_total',
    'Attempts of this process to send an e-mail, by what the mail server did.',
    OUTCOMES.map((outcome) => ({ outcome })),
  );

/** Each mailer has its own connections and breaker, so that one that is busy or fails does not delay another. */
export function createMailer({
  smtpUrl,
  logger,
  connections = 2,
  outcomes = mailOutcomes(),
}: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: connectMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const breaker = createBreaker({ openMs, isFailure });
  return {
    metrics: outcomes,
    async send({ messageId, calendar, unsubscribeUrl, ...mail }) {
      const message: SendMailOptions = {
        ...mail,
        messageId: `<${messageId}>`,
        ...(unsubscribeUrl !== undefined && { headers: oneClick(unsubscribeUrl) }),
        ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'invite.ics' } }),
      };
      try {
        await inSpan('send e-mail', { kind: 'client' }, () =>
          breaker.run(() =>
            transport.sendMail(message).catch((error: unknown) => Promise.reject(typed(error))),
          ),
        );
      } catch (error) {
        outcomes.increment({ outcome: outcomeOf(error) });
        throw error instanceof BreakerOpenError ? new MailUnavailableError(error.message) : error;
      }
      outcomes.increment({ outcome: 'sent' });
      // Only the part before the @: the whole id looks like an e-mail address and would be redacted.
      logger?.info({ mail: messageId.split('@')[0] }, 'e-mail sent');
    },
    room: () => breaker.room(),
    close: () => transport.close(),
  };
}

const OUTAGE_SECONDS = 10;
/** The pause of a message that was tried while the server was unavailable: the breaker keeps the rest of a queue from being tried. */
export const afterMailOutage = (error: unknown): number | undefined =>
  isFailure(error) ? OUTAGE_SECONDS : undefined;

/** RFC 8058: the mail server signs both, or mailboxes ignore them (charts/README.md). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A deferred message is not an outage: one full mailbox must not open the breaker for all e-mail. */
const isFailure = (error: unknown) =>
  error instanceof MailUnavailableError && !(error instanceof MailDeferredError);

function outcomeOf(error: unknown): Outcome {
  if (error instanceof MailRefusedError) return 'refused';
  return error instanceof MailDeferredError ? 'deferred' : 'unavailable';
}

/** nodemailer's codes for a refused sender, recipient or content, as opposed to the connection and the log-in. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);
/** 421: the server is closing the connection; allowed at any point of the dialogue. */
const CLOSING = 421;
/** Answers to a client that did not do as it should (RFC 5321, RFC 4954): a command out of order, no TLS, no log-in. */
const ABOUT_US: ReadonlySet<number> = new Set([500, 501, 502, 503, 504, 530, 534, 535, 538]);
/** RFC 3463: refused for security or policy, such as a client that is blocked or that may not relay. */
const POLICY = /^\d{3}[ -]5\.7\.\d/;

interface SmtpError {
  readonly code?: string;
  /** Of the dialogue, or `API` for the library's own check. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/**
 * The error of the server or the connection, without the addresses in the library's message. A 5xx to the connection, the login,
 * our sender or our client is our fault: rejecting every message because a password has expired would lose them.
 */
function typed(error: unknown): MailRefusedError | MailUnavailableError {
  const { responseCode, code = 'no answer', ...of } = error as SmtpError;
  const said = String(responseCode ?? code);
  if (!ABOUT_THE_MESSAGE.has(code) || responseCode === CLOSING)
    return new MailUnavailableError(`The mail server did not accept the message (${said}).`);
  // Without a server response, nodemailer itself found no usable address.
  if (responseCode === undefined)
    return new MailRefusedError('The message has no usable address.', 'no-address');
  return responseCode >= 500 && !isAboutUs(responseCode, of)
    ? new MailRefusedError(`The mail server refused the message (${said}).`, said)
    : new MailDeferredError(`The mail server deferred the message (${said}).`);
}

const isAboutUs = (code: number, { command, response = '' }: SmtpError): boolean =>
  command === 'MAIL FROM' || ABOUT_US.has(code) || POLICY.test(response);
