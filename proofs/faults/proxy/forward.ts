import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { LinkCounts, LinkFaults } from './link-faults.ts';

/** One connection through the proxy. */
export interface ProxiedConnection {
  readonly faults: () => LinkFaults;
  readonly random: Random;
  readonly counts: LinkCounts;
  /** Bytes answered so far. */
  answered: number;
  /** Bytes were dropped, so the connection is no longer usable. */
  hasLostBytes: boolean;
  reset(): void;
}

type Direction = 'request' | 'answer';

/** Slices per second of a slow link. */
const SLICES = 10;

/** Forwards bytes from one socket to the other in order, with the faults that are active at that moment. */
export function forward(from: Socket, to: Socket, direction: Direction, connection: ProxiedConnection): void {
  let last = Promise.resolve();
  const inOrder = (work: () => Promise<void>) => {
    from.pause();
    last = last.then(work).then(
      () => void from.resume(),
      () => connection.reset(),
    );
  };
  from.on('data', (chunk: Buffer) =>
    inOrder(async () => {
      if (direction === 'request' && connection.faults().serverErrors) refuseRequest(from, connection);
      else await forwardChunk(chunk, to, direction, connection);
    }),
  );
  from.on('end', () =>
    inOrder(async () => {
      if (!connection.faults().blackHole) to.end();
    }),
  );
}

const SERVER_ERROR = 'HTTP/1.1 500 Internal Server Error\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Answers the first chunk of a request; later chunks are not read. */
function refuseRequest(client: Socket, connection: ProxiedConnection): void {
  if (connection.hasLostBytes) return;
  connection.hasLostBytes = true;
  connection.counts.faulted += 1;
  client.end(SERVER_ERROR);
}

async function forwardChunk(
  chunk: Buffer,
  to: Socket,
  direction: Direction,
  connection: ProxiedConnection,
): Promise<void> {
  const faults = connection.faults();
  const { counts, random } = connection;
  const isAnswer = direction === 'answer';
  if (faults.blackHole || (faults.dropAnswers && isAnswer)) {
    connection.hasLostBytes = true;
    counts.faulted += 1;
    return;
  }
  if (isAnswer && faults.resetShare !== undefined && random.chance(faults.resetShare)) {
    counts.faulted += 1;
    connection.reset();
    return;
  }
  if (faults.latencyMs !== undefined) {
    const { latencyMs, jitterMs = 0 } = faults;
    await delay(Math.max(0, latencyMs + (random.next() * 2 - 1) * jitterMs));
    counts.faulted += 1;
  } else counts.passed += 1;

  await send(chunk, to, faults.bytesPerSecond, counts);
  if (isAnswer) connection.answered += chunk.length;
  if (faults.limitBytes !== undefined && connection.answered >= faults.limitBytes) {
    counts.faulted += 1;
    connection.reset();
  }
}

async function send(
  chunk: Buffer,
  to: Socket,
  bytesPerSecond: number | undefined,
  counts: ProxiedConnection['counts'],
): Promise<void> {
  if (bytesPerSecond === undefined) return write(chunk, to);
  counts.faulted += 1;
  const slice = Math.max(1, Math.floor(bytesPerSecond / SLICES));
  for (let at = 0; at < chunk.length; at += slice) {
    await write(chunk.subarray(at, at + slice), to);
    await delay(1_000 / SLICES);
  }
}

/** Resolves when the socket accepts more bytes, so that a slow reader slows down its writer as without the proxy. */
function write(bytes: Buffer, to: Socket): Promise<void> {
  if (to.destroyed || to.write(bytes)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      to.off('drain', done).off('close', done);
      resolve();
    };
    to.on('drain', done).on('close', done);
  });
}
