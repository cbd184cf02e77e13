/** Where a placement stands. Everything but placed and released is live: it holds stock and freezes its cart. */
export type PlacementState =
  'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';

/**
 * Where it may go from there. Claiming takes a card's placement through started and reserved to authorising in the statement
 * that inserts it, and finalising takes it through authorised to placed: neither needs a row in between. Nothing leads back
 * from cancelling, which is written before payments is asked to cancel: an answer that comes late finds no way to placed.
 */
const TRANSITIONS: Readonly<Record<PlacementState, readonly PlacementState[]>> = {
  started: ['reserved', 'cancelling'],
  reserved: ['authorising', 'cancelling'],
  authorising: ['challenge', 'authorised', 'placed', 'cancelling'],
  challenge: ['authorised', 'placed', 'cancelling'],
  authorised: ['placed', 'cancelling'],
  cancelling: ['released'],
  placed: [],
  released: [],
};

export function mayBecome(from: PlacementState, to: PlacementState): boolean {
  return TRANSITIONS[from].includes(to);
}
