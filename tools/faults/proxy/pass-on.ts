import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { LinkCounts, LinkFaults } from './link-faults.ts';

/** One connection through the proxy, with what it needs to be hurt. */
export interface Passage {
  readonly faults: () => LinkFaults;
  readonly random: Random;
  readonly counts: LinkCounts;
  /** Bytes answered so far. */
  answered: number;
  /** Bytes of it were dropped: it can never be whole again. */
  torn: boolean;
  reset(): void;
}

type Direction = 'request' | 'answer';

/** Slices per second of a slow link. */
const SLICES = 10;

/** Passes bytes from one socket to the other in order, and lets them suffer what the passage's faults say at that moment. */
export function passOn(from: Socket, to: Socket, direction: Direction, passage: Passage): void {
  let last = Promise.resolve();
  const inOrder = (work: () => Promise<void>) => {
    from.pause();
    last = last.then(work).then(
      () => void from.resume(),
      () => passage.reset(),
    );
  };
  from.on('data', (chunk: Buffer) =>
    inOrder(async () => {
      if (direction === 'request' && passage.faults().serverErrors) refuseRequest(from, passage);
      else await carry(chunk, to, direction, passage);
    }),
  );
  from.on('end', () =>
    inOrder(async () => {
      if (!passage.faults().blackHole) to.end();
    }),
  );
}

const SERVER_ERROR = 'HTTP/1.1 500 Internal Server Error\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Answers the first chunk of a request; what follows of it is not read. */
function refuseRequest(client: Socket, passage: Passage): void {
  if (passage.torn) return;
  passage.torn = true;
  passage.counts.hurt += 1;
  client.end(SERVER_ERROR);
}

async function carry(chunk: Buffer, to: Socket, direction: Direction, passage: Passage): Promise<void> {
  const faults = passage.faults();
  const { counts, random } = passage;
  const isAnswer = direction === 'answer';
  if (faults.blackHole || (faults.dropAnswers && isAnswer)) {
    passage.torn = true;
    counts.hurt += 1;
    return;
  }
  if (isAnswer && faults.resetShare !== undefined && random.chance(faults.resetShare)) {
    counts.hurt += 1;
    passage.reset();
    return;
  }
  if (faults.latencyMs !== undefined) {
    const { latencyMs, jitterMs = 0 } = faults;
    await delay(Math.max(0, latencyMs + (random.next() * 2 - 1) * jitterMs));
    counts.hurt += 1;
  } else counts.passed += 1;

  await send(chunk, to, faults.bytesPerSecond, counts);
  if (isAnswer) passage.answered += chunk.length;
  if (faults.limitBytes !== undefined && passage.answered >= faults.limitBytes) {
    counts.hurt += 1;
    passage.reset();
  }
}

async function send(
  chunk: Buffer,
  to: Socket,
  bytesPerSecond: number | undefined,
  counts: Passage['counts'],
): Promise<void> {
  if (bytesPerSecond === undefined) return write(chunk, to);
  counts.hurt += 1;
  const slice = Math.max(1, Math.floor(bytesPerSecond / SLICES));
  for (let at = 0; at < chunk.length; at += slice) {
    await write(chunk.subarray(at, at + slice), to);
    await delay(1_000 / SLICES);
  }
}

/** Resolves when the socket takes more: a slow reader slows its writer, as it would without us. */
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
