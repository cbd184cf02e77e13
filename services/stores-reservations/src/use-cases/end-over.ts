import type { Tx } from '@loupe/database/tx';
import type { OpeningTimes } from '../domain/opening/opening-times.ts';
import { moved } from '../domain/reservation/moves.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';
import { storeMove } from './store-move.ts';
import type { StoreMovePorts } from './store-move.ts';

/** The end of a hold asks for no opening hours. */
const NO_TIMES: OpeningTimes = { week: [], exceptions: [] };

/** Ends a reservation whose hold is over: without effect when somebody has moved it. */
export async function endOver(ports: StoreMovePorts, tx: Tx, from: Reservation, now: Date): Promise<void> {
  const to = moved(from, { kind: 'lapse' }, { times: NO_TIMES, now });
  if (typeof to !== 'string') await storeMove(ports, tx, { from, to, act: 'lapse', actor: 'clock', at: now });
}
