import type { OrderNews } from './order-message.ts';

/** A making, parcel, cancellation or return with what it is worth. Pence. */
export interface MovedAmount {
  readonly type: OrderNews['type'];
  readonly reference: string;
  readonly amount: number;
  /** Of a parcel or cancellation: the part that was taken when making began. */
  readonly begun: number;
}

/** Of a tender: what nothing was taken or cancelled for yet, and what was taken and not given back. Pence. */
interface Left {
  open: number;
  taken: number;
}

/**
 * How much of a movement each tender pays now or gets back, as payments allocates it: makings and parcels use up the tenders in plan
 * order, gift cards first; cancellations and returns go the other way. tests/contract compares both.
 * @param tenders in plan order
 * @param movements of the order, in the order of their events
 * @returns pence by tender
 */
export function tenderShares(
  tenders: readonly { readonly amount: number }[],
  movements: readonly MovedAmount[],
  { type, reference }: Pick<MovedAmount, 'type' | 'reference'>,
): number[] {
  const left = tenders.map(({ amount }): Left => ({ open: amount, taken: 0 }));
  for (const movement of movements) {
    const shares = divide(left, movement);
    if (movement.type === type && movement.reference === reference) return shares;
  }
  return tenders.map(() => 0);
}

function divide(left: readonly Left[], { type, amount, begun }: MovedAmount): number[] {
  switch (type) {
    case 'making':
    case 'shipped':
      return take(left, amount - begun);
    case 'cancelled': {
      // What was taken when making began is refunded, before the rest is released.
      const back = giveBack(left, begun, 'taken');
      const released = giveBack(left, amount - begun, 'open');
      return back.map((share, index) => share + released[index]!);
    }
    case 'returned':
      return giveBack(left, amount, 'taken');
  }
}

function take(left: readonly Left[], amount: number): number[] {
  let rest = amount;
  return left.map((tender) => {
    const share = Math.min(rest, tender.open);
    rest -= share;
    tender.open -= share;
    tender.taken += share;
    return share;
  });
}

function giveBack(left: readonly Left[], amount: number, from: keyof Left): number[] {
  let rest = amount;
  const shares = left.toReversed().map((tender) => {
    const share = Math.min(rest, tender[from]);
    rest -= share;
    tender[from] -= share;
    return share;
  });
  return shares.toReversed();
}
