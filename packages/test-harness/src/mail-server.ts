import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** A mail server that stores what it accepts and can be set to refuse with a code. */
export async function openMailServer() {
  const inbox: string[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      refusal ? done(Object.assign(new Error('no'), { responseCode: refusal })) : done(),
    onData: (stream, _session, done) =>
      void text(stream).then((raw) => done(null, void inbox.push(raw) as never)),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Raw messages, in order of arrival. */
    inbox,
    /** The n-th message with its soft line breaks undone. */
    words: (index: number) => (inbox[index] ?? '').replaceAll(/=\r\n/g, '').replaceAll('=3D', '='),
    refuseWith: (code: number | undefined) => void (refusal = code),
    reset: () => {
      inbox.length = 0;
      refusal = undefined;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** A long one is on a line of its own. */
export const messageIdOf = (raw: string | undefined): string | undefined =>
  /^Message-ID:\s+(\S+)/im.exec(raw ?? '')?.[1];
