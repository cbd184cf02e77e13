/** Where a placement stands. Everything but placed and released is live: it holds stock and freezes its cart. */
export type PlacementState =
  'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';

/**
 * Where it may go from there. Claiming takes a card's placement through started and reserved to authorising in the statement
 * that inserts it, and finalising takes it through authorised to placed: neither needs a row in between. Nothing leads back
 * from cancelling, which is written before payments is asked to cancel: an answer that comes late finds no way to placed.
 * Between authorising and challenge it goes to and fro: the shopper is at the bank in the one, payments is asked in the other.
 * What costs nothing is claimed as authorised.
 */
const TRANSITIONS: Readonly<Record<PlacementState, readonly PlacementState[]>> = {
  started: ['reserved', 'cancelling'],
  reserved: ['authorising', 'cancelling'],
  authorising: ['challenge', 'authorised', 'placed', 'cancelling'],
  challenge: ['authorising', 'placed', 'cancelling'],
  authorised: ['placed', 'cancelling'],
  cancelling: ['released'],
  placed: [],
  released: [],
};

/** Whether its shopper may end it: while they are at the bank, and again where ending it has not come through yet. */
export function mayBeGivenUp(state: PlacementState): boolean {
  return state === 'challenge' || state === 'cancelling';
}

export function mayBecome(from: PlacementState, to: PlacementState): boolean {
  return TRANSITIONS[from].includes(to);
}
