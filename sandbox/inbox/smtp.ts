import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Accepts any message for any recipient, and answers 250 when it is on disk. */
export function smtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    logger: false,
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
