import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Answers to recipients by the part before the @ and before a hyphen or plus sign: `unknown-1@example.com`. */
const REFUSALS: Readonly<Record<string, { readonly responseCode: number; readonly words: string }>> = {
  unknown: { responseCode: 550, words: '5.1.1 There is no such mailbox.' },
  full: { responseCode: 452, words: '4.2.2 The mailbox is full.' },
};

/** Accepts any message for any other recipient, and answers 250 when it is on disk. */
export function smtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = REFUSALS[/^[a-z]+(?=[-+@])/i.exec(address)?.[0].toLowerCase() ?? ''];
      if (refusal === undefined) done();
      else done(Object.assign(new Error(refusal.words), { responseCode: refusal.responseCode }));
    },
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => mailbox.deliver(raw))
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
}
