import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import type { Random } from '../random.ts';
import { NO_FAULTS } from './link-faults.ts';
import type { LinkCounts, LinkFaults } from './link-faults.ts';
import { forward } from './forward.ts';
import type { ProxiedConnection } from './forward.ts';

export interface FaultProxy {
  readonly counts: Readonly<LinkCounts>;
  /** Sets the faults of new and open connections. */
  inject(faults: LinkFaults): void;
  /** Removes all faults. Resets connections that lost bytes, since their peers cannot continue. */
  heal(): void;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1:`port` and forwards every connection to 127.0.0.1:`target`, with the injected faults. */
export async function startFaultProxy(port: number, target: number, random: Random): Promise<FaultProxy> {
  let faults = NO_FAULTS;
  let opened = 0;
  const counts: LinkCounts = { connections: 0, passed: 0, faulted: 0 };
  const connections = new Set<ProxiedConnection>();

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    counts.connections += 1;
    const connection: ProxiedConnection = {
      faults: () => faults,
      random: random.fork(opened++),
      counts,
      answered: 0,
      hasLostBytes: false,
      reset: () => void [client, upstream].map((socket) => socket.resetAndDestroy()),
    };
    connections.add(connection);
    const gone = () => connections.delete(connection);
    closeTogether(client, upstream, gone);
    forward(client, upstream, 'request', connection);
    forward(upstream, client, 'answer', connection);
  });
  await listen(server, port);
  const inject = (next: LinkFaults): void => {
    const isRefusing = faults.refuse === true;
    faults = next;
    if (next.refuse === true && !isRefusing) {
      server.close();
      counts.faulted += connections.size;
      for (const connection of connections) connection.reset();
    } else if (isRefusing && next.refuse !== true) server.listen(port, '127.0.0.1');
  };
  return {
    counts,
    inject,
    heal() {
      inject(NO_FAULTS);
      for (const connection of connections) if (connection.hasLostBytes) connection.reset();
    },
    close() {
      for (const connection of connections) connection.reset();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** When one side of a connection breaks or is refused, the other is reset as well. */
function closeTogether(client: Socket, upstream: Socket, gone: () => void): void {
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
