import type { OutboxRow } from '@loupe/messaging/envelope';
import { Table } from '../memory-database.ts';
import type { View } from '../memory-database.ts';

export interface StoredEvent extends OutboxRow {
  readonly seq: bigint;
  readonly published: boolean;
}

/** The tables of packages/messaging/sql/messaging.sql, without those for the relay's lock and for readiness. */
export class MessagingTables {
  readonly outbox = new Table<StoredEvent>('outbox');
  readonly inbox = new Table<true>('inbox');
  readonly parkedKeys = new Table<Date>('parked_key');

  enqueue(view: View, row: OutboxRow): void {
    const seq = view.database.nextNumber();
    view.insert(this.outbox, row.id, { ...row, seq, published: false });
  }

  /** As @loupe/messaging/inbox. */
  firstTime(view: View, consumer: string, messageId: string): boolean {
    const id = `${consumer}/${messageId}`;
    if (view.lock(this.inbox, id) !== undefined) return false;
    view.put(this.inbox, id, true);
    return true;
  }

  has(view: View, consumer: string, messageId: string): boolean {
    return view.get(this.inbox, `${consumer}/${messageId}`) !== undefined;
  }
}
