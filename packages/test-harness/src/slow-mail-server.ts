import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { messageIdOf } from './mail-server.ts';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes so long for each message, and counts the messages that it takes at the same time. */
export async function openSlowMailServer(milliseconds: number) {
  const arrivals = new Map<string, number>();
  let [atOnce, mostAtOnce, copies] = [0, 0, 0];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      void Promise.all([text(stream), delay(milliseconds)]).then(([raw]) => {
        atOnce -= 1;
        const id = messageIdOf(raw) ?? '';
        if (arrivals.has(id)) copies += 1;
        arrivals.set(id, performance.now());
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** When each message arrived, by its Message-ID. */
    arrivals,
    mostAtOnce: () => mostAtOnce,
    /** Messages that had arrived before. */
    copies: () => copies,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
