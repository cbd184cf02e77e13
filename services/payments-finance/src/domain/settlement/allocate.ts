import type { OrderedKind } from './settlement.ts';

/** A tender with the shares of earlier movements that were allocated to it. Minor units. */
export interface AllocatedTender {
  readonly id: string;
  readonly amount: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
}

export interface Movement {
  readonly kind: OrderedKind;
  readonly amount: number;
  /** The last movement of the order: every tender is closed. */
  readonly final: boolean;
}

/** What a movement requires of one tender. */
export interface Share {
  readonly tenderId: string;
  readonly kind: OrderedKind;
  readonly amount: number;
}

/**
 * Allocates a movement over the tenders of its payment. Shipments use up the tenders in plan order (gift cards come first);
 * cancellations and returns go the other way, and no tender gets back more than was shipped at its expense. The shares depend on
 * the movements only, not on the outcome of their captures and refunds, so they are the same whenever they are computed.
 * @param tenders in plan order
 * @returns one share per tender that takes part, in plan order; they sum to the amount
 */
export function allocate({ kind, amount, final }: Movement, tenders: readonly AllocatedTender[]): Share[] {
  const amounts = kind === 'capture' ? ship(amount, tenders) : takeBack(kind, amount, tenders);
  return tenders.flatMap(({ id: tenderId }, index): Share[] => {
    const share = amounts[index] ?? 0;
    if (share > 0) return [{ tenderId, kind, amount: share }];
    return final ? [{ tenderId, kind: 'void', amount: 0 }] : [];
  });
}

const open = ({ amount, shipped, cancelled }: AllocatedTender): number => amount - shipped - cancelled;

function ship(amount: number, tenders: readonly AllocatedTender[]): number[] {
  return onLast(pour(amount, tenders.map(open)));
}

/** A return that is announced before its shipment is expected where the shipment will be allocated. */
function takeBack(kind: 'void' | 'refund', amount: number, tenders: readonly AllocatedTender[]): number[] {
  const rooms = tenders.map((each) => (kind === 'void' ? open(each) : each.shipped - each.returned));
  const { shares, rest } = pour(amount, rooms.toReversed());
  const first = shares.toReversed();
  if (kind === 'void' || rest === 0) return onLast({ shares: first, rest });
  const second = pour(rest, tenders.map(open));
  return onLast({
    shares: first.map((share, index) => share + (second.shares[index] ?? 0)),
    rest: second.rest,
  });
}

export interface Poured {
  readonly shares: readonly number[];
  /** What no tender had room for. */
  readonly rest: number;
}

/** Fills the rooms one after the other. */
export function pour(amount: number, rooms: readonly number[]): Poured {
  let rest = amount;
  const shares = rooms.map((room) => {
    const share = Math.max(0, Math.min(rest, room));
    rest -= share;
    return share;
  });
  return { shares, rest };
}

/** An amount beyond all tenders is required of the last one, where it is refused and reported. */
const onLast = ({ shares, rest }: Poured): number[] =>
  shares.map((share, index) => (index === shares.length - 1 ? share + rest : share));
