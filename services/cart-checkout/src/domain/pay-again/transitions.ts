/**
 * The state of an attempt to pay an order again. All but done and released are live, and an order has one live attempt: `authorised`
 * stays live until payments has put the new hold in the place of the one that ended.
 */
export type PayAgainState = 'authorising' | 'challenge' | 'authorised' | 'cancelling' | 'done' | 'released';

/**
 * There is no way back from cancelling, which is stored before payments is asked to cancel. What payments has taken over is done,
 * whatever was known here before.
 */
const TRANSITIONS: Readonly<Record<PayAgainState, readonly PayAgainState[]>> = {
  authorising: ['challenge', 'authorised', 'cancelling', 'done'],
  challenge: ['authorising', 'authorised', 'cancelling', 'done'],
  authorised: ['done', 'released'],
  cancelling: ['released', 'done'],
  released: ['done'],
  done: [],
};

export const mayBecome = (from: PayAgainState, to: PayAgainState): boolean => TRANSITIONS[from].includes(to);
