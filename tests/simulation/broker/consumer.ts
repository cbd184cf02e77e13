import { MessageProcessor } from '@loupe/messaging/message-processor';
import type { ConsumedMessage } from '@loupe/messaging/message-processor';
import type { Logger } from '@loupe/telemetry/logger';
import { startLoop } from '../engine/loop.ts';
import type { ProcessRun } from '../engine/machine.ts';
import type { Broker, BrokerMessage, Membership } from './broker.ts';
import { simulatedProducer } from './producer.ts';

interface ConsumerParts {
  readonly broker: Broker;
  readonly group: string;
  readonly topic: string;
  readonly handle: (message: ConsumedMessage) => Promise<void>;
  readonly logger: Logger;
}

/** The session time-out: how long the partitions of a crashed process are not read. */
const SESSION_MS = 10_000;
const MAX_ATTEMPTS = 5;

/** The production message processor on a partition that is reassigned; at least once, in order. */
export function startConsumer(
  processRun: ProcessRun,
  { broker, group, topic, handle, logger }: ConsumerParts,
): void {
  const membership = broker.membership(group, topic);
  const log = broker.log(topic);
  const processor = new MessageProcessor({
    group,
    handle,
    logger,
    maxAttempts: MAX_ATTEMPTS,
    signal: new AbortController().signal,
    producer: simulatedProducer(processRun, broker) as never,
    parkedKeys: {
      park: (_topic, key) => Promise.reject(new Error(`No message may be parked: ${key}`)),
      release: () => Promise.resolve(),
    },
    pause: (milliseconds) => processRun.sleep(milliseconds),
  });
  startLoop(processRun, { everyMs: 300, idleMs: 3_000 }, async () => {
    const generation = join(processRun, membership);
    if (generation === undefined) return 0;
    let position = membership.committed;
    let read = 0;
    const isStale = () => membership.generation !== generation;
    for (; position < log.length && !isStale(); position++, read++) {
      const message = log[position] as BrokerMessage;
      const delivery = { topic, partition: 0, message: message as never };
      const heartbeat = async () => {
        if (isStale()) throw new Error('The group rebalances.');
      };
      await processor.process(delivery, undefined, heartbeat);
      await processRun.call(
        'broker.commit',
        'broker',
        () => {
          if (!isStale()) membership.committed = position + 1;
        },
        () => new Error('The offset was not committed.'),
      );
    }
    return read;
  });
}

/** @returns the generation in which this process reads; undefined while another process reads */
function join(processRun: ProcessRun, membership: Membership): number | undefined {
  if (membership.owner === processRun) return membership.generation;
  if (membership.owner !== undefined) return undefined;
  membership.owner = processRun;
  membership.generation++;
  processRun.onCrash(() => {
    processRun.world.after(SESSION_MS, () => {
      if (membership.owner === processRun) membership.owner = undefined;
    });
  });
  return membership.generation;
}
