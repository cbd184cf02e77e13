import type { LegacyOrder } from '../domain/order/legacy-order.ts';

export interface LineFault {
  /** From 1. */
  readonly line: number;
  /** Empty for the whole line. */
  readonly field: string;
  readonly fault: string;
}

export interface ImportProgress {
  /** Lines that are dealt with: an interrupted import has saved what these hold. */
  readonly lines: number;
  readonly saved: number;
  readonly unchanged: number;
  readonly refused: number;
}

interface Draft {
  readonly order: LegacyOrder;
  readonly customerId: string | null;
}

export interface ImportLegacyOrdersPorts {
  readonly read: (
    line: string,
  ) => { readonly draft: Draft } | { readonly faults: readonly Pick<LineFault, 'field' | 'fault'>[] };
  readonly orders: {
    /** Stores those whose number is not there, with their customers, all or nothing. @returns the numbers that are new */
    add(drafts: readonly Draft[]): Promise<ReadonlySet<string>>;
    /** Of these, the numbers of orders that are stored with other content or belong to another customer. */
    different(
      drafts: readonly Draft[],
    ): Promise<readonly { readonly orderNumber: string; readonly isOtherCustomer: boolean }[]>;
  };
  readonly report: (fault: LineFault) => void;
  readonly progress: (progress: ImportProgress) => void;
}

interface Placed extends Draft {
  readonly line: number;
}

/** Orders of one transaction. */
const BATCH = 500;

/**
 * Stores the orders of a file, a transaction for every 500 lines, so that memory is bounded however long the file is. A line with a
 * fault is reported and left out. An order that is stored already is never changed: the same line again has no effect, so an import
 * that was interrupted is repeated whole, and a different line is refused.
 * @param lines null for a line that is too long
 * @param isStopped asked between batches
 */
export async function importLegacyOrders(
  { read, orders, report, progress }: ImportLegacyOrdersPorts,
  lines: AsyncIterable<string | null>,
  isStopped: () => boolean = () => false,
): Promise<ImportProgress> {
  let [line, saved, unchanged, refused] = [0, 0, 0, 0];
  let batch: Placed[] = [];
  const done = (): ImportProgress => ({ lines: line, saved, unchanged, refused });

  const refuse = (at: number, faults: readonly Pick<LineFault, 'field' | 'fault'>[]) => {
    for (const fault of faults) report({ line: at, ...fault });
    refused++;
  };
  const write = async () => {
    const added = await addAll(orders, batch, refuse);
    saved += added.saved;
    unchanged += added.unchanged;
    batch = [];
    progress(done());
  };

  for await (const json of lines) {
    line++;
    if (json === null) refuse(line, [{ field: '', fault: 'is too long for an order' }]);
    else if (json.trim() !== '') {
      const found = read(json);
      if ('faults' in found) refuse(line, found.faults);
      else batch.push({ line, ...found.draft });
    }
    if (batch.length < BATCH) continue;
    await write();
    if (isStopped()) return done();
  }
  await write();
  return done();
}

async function addAll(
  orders: ImportLegacyOrdersPorts['orders'],
  batch: readonly Placed[],
  refuse: (line: number, faults: readonly Pick<LineFault, 'field' | 'fault'>[]) => void,
): Promise<{ saved: number; unchanged: number }> {
  const firsts = new Map<string, Placed>();
  let unchanged = 0;
  for (const placed of batch) {
    const { orderNumber } = placed.order;
    const first = firsts.get(orderNumber);
    if (first === undefined) firsts.set(orderNumber, placed);
    else if (isSame(first, placed)) unchanged++;
    else refuse(placed.line, [{ field: 'orderNumber', fault: `is also on line ${first.line}` }]);
  }
  const drafts = [...firsts.values()];
  const added = await orders.add(drafts);
  const known = drafts.filter(({ order }) => !added.has(order.orderNumber));
  const different = known.length === 0 ? [] : await orders.different(known);
  for (const { orderNumber, isOtherCustomer } of different) {
    const fault = isOtherCustomer
      ? { field: 'customerId', fault: 'is not the customer that the order belongs to' }
      : { field: 'orderNumber', fault: 'is imported with other content, and imported orders never change' };
    refuse(firsts.get(orderNumber)?.line ?? 0, [fault]);
  }
  return { saved: added.size, unchanged: unchanged + known.length - different.length };
}

const isSame = (left: Draft, right: Draft): boolean =>
  left.customerId === right.customerId && JSON.stringify(left.order) === JSON.stringify(right.order);
