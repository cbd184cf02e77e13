import type { ProcessRun } from '../engine/machine.ts';

export interface BrokerMessage {
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: Record<string, string | Buffer | undefined>;
  readonly offset: string;
  readonly timestamp: string;
  readonly attributes: number;
}

/** The member that reads for a group, and its committed offset. */
export interface Membership {
  committed: number;
  owner: ProcessRun | undefined;
  /** Increases with each rebalance: a member with an older generation may not commit. */
  generation: number;
}

/** Topics with one partition: messages are kept, in order. */
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

  /** A spontaneous rebalance: the current reader finishes its messages while another begins. */
  rebalance(): void {
    for (const membership of this.groups.values()) {
      membership.owner = undefined;
      membership.generation++;
    }
  }
}
