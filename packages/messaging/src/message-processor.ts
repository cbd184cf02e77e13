import { setTimeout as delay } from 'node:timers/promises';
import type { KafkaMessage, Producer } from 'kafkajs';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { headerOf, REPLAY, sendToDeadLetters } from './dead-letters.ts';
import type { Delivery } from './dead-letters.ts';
import { decodeEnvelope } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { isOutage, PoisonMessageError } from './errors.ts';
import type { ParkedKeys } from './parked-keys.ts';

export interface ConsumedMessage {
  readonly envelope: Envelope;
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

export interface ProcessorOptions {
  readonly group: string;
  readonly handle: (message: ConsumedMessage) => Promise<void>;
  /** A null of a compacted topic says that nothing is known of the key any more; ignored without this. */
  readonly forget?: ((key: string) => Promise<void>) | undefined;
  readonly maxAttempts: number;
  readonly producer: Pick<Producer, 'send'>;
  readonly parkedKeys: Pick<ParkedKeys, 'park' | 'release'>;
  /** Whether a restore has lost what happened at this time; never, without it. */
  readonly isLost?: (at: Date) => Promise<boolean>;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Waits that many milliseconds, or until the signal; uses the process's timers by default. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;

/** Processes one message: it is handled, parked or a dead letter. Errors of the handler are not thrown. */
export class MessageProcessor {
  readonly #options: ProcessorOptions;

  constructor(options: ProcessorOptions) {
    this.#options = options;
  }

  /**
   * @param parked keys of this topic that wait for a replay, changed by what is parked and released here; undefined where the topic
   * does not park
   * @returns false when the consumer is stopping and the message was not processed
   * @throws kafkajs errors (the group rebalances, the broker is away) and outages: the message will be delivered again
   */
  async process(
    delivery: Delivery,
    parked: Map<string, string> | undefined,
    heartbeat: () => Promise<void>,
  ): Promise<boolean> {
    const { message } = delivery;
    const key = message.key?.toString();
    const isIgnored = message.value === null && (this.#options.forget === undefined || key === undefined);
    if (isIgnored || this.#isReplayForAnother(message)) return true;
    const fence = key === undefined ? undefined : parked?.get(key);
    if (fence !== undefined && fence !== headerOf(message.headers, REPLAY.parkedAt)) {
      await this.#setAside(delivery, parked, 'an earlier message of this key waits for a replay');
      return true;
    }
    const reason = await this.#tryHandle(delivery, heartbeat);
    if (reason === 'stopping') return false;
    if (reason !== undefined) await this.#setAside(delivery, parked, reason.error);
    else if (key !== undefined && fence !== undefined && headerOf(message.headers, REPLAY.last)) {
      await this.#options.parkedKeys.release(delivery.topic, key, fence);
      parked?.delete(key);
    }
    return true;
  }

  #isReplayForAnother(message: KafkaMessage): boolean {
    const addressee = headerOf(message.headers, REPLAY.consumer);
    return addressee !== undefined && addressee !== this.#options.group;
  }

  /** @returns the error of a message that failed, or 'stopping' at the end of the process; undefined when it was handled */
  async #tryHandle(
    { topic, partition, message }: Delivery,
    heartbeat: () => Promise<void>,
  ): Promise<undefined | 'stopping' | { error: string }> {
    const { logger, signal, maxAttempts, pause = delayed } = this.#options;
    const { isLost = () => Promise.resolve(false) } = this.#options;
    const where = { topic, partition, offset: message.offset };
    let wait = FIRST_WAIT_MS;
    for (let attempt = 1; !signal.aborted;) {
      try {
        await this.#handle(message, where);
        return undefined;
      } catch (error) {
        const outage = isOutage(error);
        logger.warn({ err: error, ...where, attempt, outage }, 'message not handled');
        // What it is about was lost with the restore, or its cause will be told again: docs/runbooks/restore.md.
        if (!outage && (await isLost(new Date(Number(message.timestamp))))) return undefined;
        if (error instanceof PoisonMessageError || (!outage && attempt >= maxAttempts))
          return { error: String(error) };
        if (!outage) attempt++;
      }
      await heartbeat(); // throws when the group rebalances: the partition's new consumer starts again
      await pause(wait, signal);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    return 'stopping';
  }

  async #handle({ key, value }: KafkaMessage, where: Omit<ConsumedMessage, 'envelope'>): Promise<void> {
    const { group, handle, forget } = this.#options;
    if (value === null) return forget?.(String(key));
    const envelope = decode(value);
    const { type, traceparent } = envelope;
    await inSpan(`${group} ${type}`, { kind: 'consumer', parent: traceparent || undefined }, () =>
      handle({ envelope, ...where }),
    );
  }

  async #setAside(delivery: Delivery, parked: Map<string, string> | undefined, error: string): Promise<void> {
    const { group, producer, parkedKeys, logger } = this.#options;
    const { topic, partition, message } = delivery;
    await sendToDeadLetters(producer, delivery, { consumer: group, error });
    const key = message.key?.toString();
    if (parked && key !== undefined) parked.set(key, await parkedKeys.park(topic, key, error));
    logger.error(
      { topic, partition, offset: message.offset, key, reason: error },
      'message sent to the dead-letter topic',
    );
  }
}

async function delayed(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => {}); // rejects only when the consumer stops
}

function decode(value: Buffer): Envelope {
  try {
    return decodeEnvelope(value);
  } catch (cause) {
    throw new PoisonMessageError(`the value is no envelope (${String(cause)})`, { cause });
  }
}
