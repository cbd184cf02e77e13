import type { Admin } from 'kafkajs';
import { committedOffsets } from './committed-offsets.ts';

export interface GroupTopics {
  readonly group: string;
  readonly topics: readonly string[];
  /** Where the group starts in a partition without a committed offset. */
  readonly fromBeginning: boolean;
}

/**
 * Whether the group has committed everything that was on the topics at the time of asking.
 * @returns the topics among them that have ever held a message; undefined while the group is behind
 */
export async function consumedTopics(
  admin: Admin,
  { group, topics, fromBeginning }: GroupTopics,
): Promise<string[] | undefined> {
  const consumed: string[] = [];
  for (const topic of topics) {
    const ends = await admin.fetchTopicOffsets(topic);
    const positions = await committedOffsets(admin, group, topic);
    const behind = ends.some(({ partition, low, high }) => {
      const neverCommitted = fromBeginning ? BigInt(low) : BigInt(high);
      const position = positions.get(partition) ?? -1n;
      return (position < 0n ? neverCommitted : position) < BigInt(high);
    });
    if (behind) return undefined;
    if (ends.some(({ high }) => BigInt(high) > 0n)) consumed.push(topic);
  }
  return consumed;
}
