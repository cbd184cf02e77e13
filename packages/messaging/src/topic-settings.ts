import type { ITopicConfig } from 'kafkajs';
import { DEAD_LETTERS_KEPT_DAYS, deadLetterTopic, EVENTS_KEPT_DAYS } from '@loupe/contracts/topics';
import type { Topic } from '@loupe/contracts/topics';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Room for a message of the broker's default limit (1 MB) and the headers of its origin. */
const DEAD_LETTER_BYTES = 2_097_152;

/**
 * An older state of a key is gone a day after a newer one: the cleaner passes the segment that is written to, so segments end after six
 * hours, and a deletion stays readable longer than any consumer is away.
 */
const COMPACTION = {
  'segment.ms': 6 * HOUR_MS,
  'max.compaction.lag.ms': DAY_MS,
  'min.cleanable.dirty.ratio': 0.01,
  'delete.retention.ms': 35 * DAY_MS,
};

const entries = (settings: Readonly<Record<string, string | number>>) =>
  Object.entries(settings).map(([name, value]) => ({ name, value: String(value) }));

export function eventTopic({ name, partitions, cleanup }: Topic): ITopicConfig {
  const keep = cleanup === 'compact' ? COMPACTION : { 'retention.ms': EVENTS_KEPT_DAYS * DAY_MS };
  return {
    topic: name,
    numPartitions: partitions,
    configEntries: entries({ 'cleanup.policy': cleanup, ...keep }),
  };
}

/** One partition: dead letters are few, and a replay sends them in the order in which they came. */
export function deadLetters({ name }: Topic): ITopicConfig {
  return {
    topic: deadLetterTopic(name),
    numPartitions: 1,
    configEntries: entries({
      'retention.ms': DEAD_LETTERS_KEPT_DAYS * DAY_MS,
      'max.message.bytes': DEAD_LETTER_BYTES,
    }),
  };
}
