import { createRequire } from 'node:module';

interface Batch {
  isEmpty(): boolean;
  /** Messages of the partition behind the last one of this batch. */
  offsetLag(): string;
}

interface ConsumerGroup {
  readonly groupId: string;
  fetch: (nodeId: number) => Promise<Batch[]>;
}

/** Milliseconds by group. */
const gathering = new Map<string, number>();
/** When a member may fetch from a broker again. */
const nextFetches = new WeakMap<ConsumerGroup, Map<number, number>>();

/**
 * After a fetch that brought the last messages of their partitions, the next one of this group begins that much later: a few events a second
 * are one fetch and one commit instead of one each. A message after a quiet time is fetched at once, and what is known to wait, too.
 * kafkajs itself can only wait for a number of bytes, and a single message would wait for them as well.
 */
export function gatherFetches(group: string, milliseconds: number): void {
  gathering.set(group, milliseconds);
}

/** Called once. A stop and a rebalance wait for a fetch that waits, as they do for one at the broker. */
export function letFetchesGather(): void {
  const require = createRequire(import.meta.url);
  const { prototype } = require('kafkajs/src/consumer/consumerGroup') as { prototype: ConsumerGroup };
  const { fetch } = prototype;
  if (typeof fetch !== 'function')
    throw new Error('kafkajs is no longer the version whose fetch this delays.');
  prototype.fetch = async function gatheredFetch(nodeId) {
    const milliseconds = gathering.get(this.groupId);
    if (milliseconds === undefined) return fetch.call(this, nodeId);
    const next = nextFetches.get(this) ?? new Map<number, number>();
    nextFetches.set(this, next);
    // No longer where the clock was set back meanwhile.
    const wait = Math.min((next.get(nodeId) ?? 0) - Date.now(), milliseconds);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const batches = await fetch.call(this, nodeId);
    const isAtEnd = batches.every((batch) => Number(batch.offsetLag()) <= 0);
    if (isAtEnd && batches.some((batch) => !batch.isEmpty())) next.set(nodeId, Date.now() + milliseconds);
    return batches;
  };
}
