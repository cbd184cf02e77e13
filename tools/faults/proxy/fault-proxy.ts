import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import type { Random } from '../random.ts';
import { NO_FAULTS } from './link-faults.ts';
import type { LinkCounts, LinkFaults } from './link-faults.ts';
import { passOn } from './pass-on.ts';
import type { Passage } from './pass-on.ts';

export interface FaultProxy {
  readonly counts: Readonly<LinkCounts>;
  /** From now on, for connections that are open as well. */
  suffer(faults: LinkFaults): void;
  /** No fault any more. What lost bytes on the way is reset, as its peers would find out sooner or later. */
  heal(): void;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1:`port` and passes every connection on to 127.0.0.1:`target`, hurting it as told. */
export async function startFaultProxy(port: number, target: number, random: Random): Promise<FaultProxy> {
  let faults = NO_FAULTS;
  let opened = 0;
  const counts: LinkCounts = { connections: 0, passed: 0, hurt: 0 };
  const passages = new Set<Passage>();

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    counts.connections += 1;
    const passage: Passage = {
      faults: () => faults,
      random: random.fork(opened++),
      counts,
      answered: 0,
      torn: false,
      reset: () => void [client, upstream].map((socket) => socket.resetAndDestroy()),
    };
    passages.add(passage);
    const gone = () => passages.delete(passage);
    endTogether(client, upstream, gone);
    passOn(client, upstream, 'request', passage);
    passOn(upstream, client, 'answer', passage);
  });
  await listen(server, port);
  const suffer = (next: LinkFaults): void => {
    const isAway = faults.refuse === true;
    faults = next;
    if (next.refuse === true && !isAway) {
      server.close();
      counts.hurt += passages.size;
      for (const passage of passages) passage.reset();
    } else if (isAway && next.refuse !== true) server.listen(port, '127.0.0.1');
  };
  return {
    counts,
    suffer,
    heal() {
      suffer(NO_FAULTS);
      for (const passage of passages) if (passage.torn) passage.reset();
    },
    close() {
      for (const passage of passages) passage.reset();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A connection that breaks on one side breaks on the other; one that was refused upstream is reset. */
function endTogether(client: Socket, upstream: Socket, gone: () => void): void {
  for (const [socket, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    socket.on('error', () => other.resetAndDestroy());
    socket.on('close', () => {
      gone();
      other.destroySoon();
    });
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
