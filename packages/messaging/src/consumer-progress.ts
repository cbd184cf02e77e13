import { Histogram } from '@loupe/telemetry/histogram';
import type { KafkaMessage } from 'kafkajs';

/** Of a projection some milliseconds; above the last bound something has held it up. */
const DELAY_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300] as const;

/** From its publication until it was handled, shared by the consumers of a process. */
export const createDelays = () =>
  new Histogram<{ readonly consumer: string }>(
    'loupe_consumer_delay_seconds',
    'Time from the publication of an event until this consumer had handled it.',
    { bounds: DELAY_SECONDS },
  );

interface Position {
  /** Messages after the one in work that the broker had at the last fetch. */
  readonly behind: number;
  readonly publishedMs: number;
}

/** How far a consumer of this process is behind the end of its partitions. */
export class ConsumerProgress {
  readonly #inWork = new Map<string, Position>();
  readonly #now: () => number;
  #report: (delaySeconds: number) => void = () => {};

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Calls `report` with the seconds from publication to handling of each message from now on. */
  onHandled(report: (delaySeconds: number) => void): void {
    this.#report = report;
  }

  /** @param highWatermark the offset that the next message of the partition will get */
  begins(partition: string, { offset, timestamp }: KafkaMessage, highWatermark: string): void {
    const behind = Number(BigInt(highWatermark) - BigInt(offset));
    this.#inWork.set(partition, { behind, publishedMs: Number(timestamp) });
  }

  handled(partition: string): void {
    const position = this.#inWork.get(partition);
    if (position === undefined) return;
    this.#inWork.delete(partition);
    this.#report(Math.max(0, this.#now() - position.publishedMs) / 1000);
  }

  /** The partitions are assigned again. */
  forget(): void {
    this.#inWork.clear();
  }

  lagMessages(): number {
    return [...this.#inWork.values()].reduce((sum, { behind }) => sum + behind, 0);
  }

  /** Age of the oldest message in work, 0 when nothing waits. */
  oldestSeconds(): number {
    const published = [...this.#inWork.values()].map(({ publishedMs }) => publishedMs);
    return published.length === 0 ? 0 : Math.max(0, this.#now() - Math.min(...published)) / 1000;
  }
}
