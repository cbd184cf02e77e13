import type { Admin } from 'kafkajs';

/**
 * True when the group has committed everything that was on the topics at the time of asking.
 * @param fromBeginning what the group does with a partition it has never committed
 */
export async function hasCaughtUp(
  admin: Admin,
  { group, topics, fromBeginning }: { group: string; topics: readonly string[]; fromBeginning: boolean },
): Promise<boolean> {
  for (const topic of topics) {
    const ends = await admin.fetchTopicOffsets(topic);
    const [committed] = await admin.fetchOffsets({ groupId: group, topics: [topic] });
    const positions = new Map(
      committed?.partitions.map(({ partition, offset }) => [partition, BigInt(offset)]),
    );
    const behind = ends.some(({ partition, low, high }) => {
      const neverCommitted = fromBeginning ? BigInt(low) : BigInt(high);
      const position = positions.get(partition) ?? -1n;
      return (position < 0n ? neverCommitted : position) < BigInt(high);
    });
    if (behind) return false;
  }
  return true;
}
