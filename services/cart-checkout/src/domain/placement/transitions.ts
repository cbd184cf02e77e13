/** The state of a placement. All but placed and released are live: the placement reserves stock and freezes its cart. */
export type PlacementState =
  'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';

/**
 * The legal transitions. The claim inserts a card's placement as authorising, passing started and reserved in the same statement,
 * and finalising passes authorised on the way to placed: these states are never stored for a card. There is no way back from
 * cancelling, which is stored before payments is asked to cancel: a late authorisation cannot lead to placed. A placement
 * alternates between challenge (the bank waits for the shopper) and authorising (payments is called). From challenge to challenge it
 * goes when its provider decides for days: with a later deadline, until MOST_WAIT_DAYS. A placement that costs nothing is claimed as
 * authorised.
 */
const TRANSITIONS: Readonly<Record<PlacementState, readonly PlacementState[]>> = {
  started: ['reserved', 'cancelling'],
  reserved: ['authorising', 'cancelling'],
  authorising: ['challenge', 'authorised', 'placed', 'cancelling'],
  challenge: ['authorising', 'challenge', 'placed', 'cancelling'],
  authorised: ['placed', 'cancelling'],
  cancelling: ['released'],
  placed: [],
  released: [],
};

/** Whether its shopper may abandon it: during a challenge, and again while cancelling has not succeeded yet. */
export function canBeAbandoned(state: PlacementState): boolean {
  return state === 'challenge' || state === 'cancelling';
}

/** From the claim: no placement waits longer, whatever its provider says. */
export const MOST_WAIT_DAYS = 7;

/** While a provider decides, payments is asked so often: what it tells may come during a call, and then changes nothing. */
export const NEXT_LOOK_MINUTES = 10;

export function mayBecome(from: PlacementState, to: PlacementState): boolean {
  return TRANSITIONS[from].includes(to);
}
