import type { Tx } from '@loupe/database/tx';
import type { CustomerState } from '../domain/customer/customer-state.ts';

export interface RepublishCustomersPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => {
    raiseVersions(afterId: string, limit: number): Promise<CustomerState[]>;
  };
  readonly publish: (tx: Tx, state: CustomerState) => Promise<void>;
}

/** Customers per transaction: kept in memory and locked together. */
const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Publishes every customer's state again, as a later version than any published before, with one transaction per batch.
 * @returns how many
 */
export async function republishCustomers(ports: RepublishCustomersPorts): Promise<number> {
  let [count, last] = [0, BEFORE_ALL];
  for (;;) {
    const batch = await ports.transaction(async (tx) => {
      const states = await ports.customersIn(tx).raiseVersions(last, BATCH);
      for (const state of states) await ports.publish(tx, state);
      return states;
    });
    const end = batch.at(-1);
    if (end === undefined) return count;
    count += batch.length;
    last = end.id;
  }
}
