import type { Life } from '../engine/machine.ts';

export interface BrokerMessage {
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: Record<string, string | Buffer | undefined>;
  readonly offset: string;
  readonly timestamp: string;
  readonly attributes: number;
}

/** Who reads for a group, and how far it has said that it has come. */
export interface Membership {
  committed: number;
  owner: Life | undefined;
  /** Rises with each change of hands: whoever holds an older one may not commit. */
  generation: number;
}

/** Topics of one partition: what is written stays, and stays in order. */
export class Broker {
  readonly topics = new Map<string, BrokerMessage[]>();
  readonly groups = new Map<string, Membership>();

  append(topic: string, messages: readonly Pick<BrokerMessage, 'key' | 'value' | 'headers'>[]): void {
    const log = this.log(topic);
    for (const message of messages) {
      log.push({ ...message, offset: String(log.length), timestamp: '0', attributes: 0 });
    }
  }

  log(topic: string): BrokerMessage[] {
    const known = this.topics.get(topic);
    if (known !== undefined) return known;
    const log: BrokerMessage[] = [];
    this.topics.set(topic, log);
    return log;
  }

  membership(group: string, topic: string): Membership {
    const name = `${group}@${topic}`;
    const known = this.groups.get(name);
    if (known !== undefined) return known;
    const membership = { committed: 0, owner: undefined, generation: 0 };
    this.groups.set(name, membership);
    return membership;
  }

  /** A rebalance that nobody asked for: whoever reads goes on with what it has in hand, and another begins. */
  rebalance(): void {
    for (const membership of this.groups.values()) {
      membership.owner = undefined;
      membership.generation++;
    }
  }
}
