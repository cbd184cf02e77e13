import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import { CLEARED_AT_ONCE } from './adapters/db/housekeeping.ts';
import type { Config } from './config.ts';
import { startLaterQueues } from './later-queues.ts';
import type { LaterQueuesPorts } from './later-queues.ts';
import type { Ports } from './ports.ts';
import { APPOINTMENTS_AT_ONCE, sweepAppointments } from './use-cases/sweep-appointments.ts';
import type { SweepAppointmentsPorts } from './use-cases/sweep-appointments.ts';
import { PROMISES_AT_ONCE, sweepPricePromises } from './use-cases/sweep-price-promises.ts';
import type { SweepPricePromisesPorts } from './use-cases/sweep-price-promises.ts';
import { RESERVATIONS_AT_ONCE, sweepReservations } from './use-cases/sweep-reservations.ts';
import type { SweepReservationsPorts } from './use-cases/sweep-reservations.ts';

export type SweepersPorts = LaterQueuesPorts &
  SweepAppointmentsPorts &
  SweepReservationsPorts &
  SweepPricePromisesPorts &
  Pick<Ports, 'prune'>;

interface Sweepers {
  readonly config: Config;
  readonly ports: SweepersPorts;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** The sending of e-mails, the ends and reminders of reservations, the reminders of appointments, and the pruning of what is not needed any more. */
export function startSweepers({ config, ports, logger, signal }: Sweepers) {
  const later = startLaterQueues({ config, ports, logger, signal });
  const reservations = startSweeper({
    name: 'reservations',
    everyMs: config.RESERVATION_SWEEP_SECONDS * 1_000,
    logger,
    signal,
    batch: RESERVATIONS_AT_ONCE,
    work: () => sweepReservations(ports),
  });
  const appointments = startSweeper({
    name: 'appointments',
    everyMs: config.RESERVATION_SWEEP_SECONDS * 1_000,
    logger,
    signal,
    batch: APPOINTMENTS_AT_ONCE,
    work: () => sweepAppointments(ports),
  });
  const promises = startSweeper({
    name: 'price-promises',
    everyMs: config.RESERVATION_SWEEP_SECONDS * 1_000,
    logger,
    signal,
    batch: PROMISES_AT_ONCE,
    work: () => sweepPricePromises(ports),
  });
  const pruning = startSweeper({
    name: 'pruning',
    everyMs: config.PRUNE_SWEEP_SECONDS * 1_000,
    logger,
    signal,
    batch: CLEARED_AT_ONCE,
    work: ports.prune,
  });
  return {
    /** Sends what is due now. */
    wake: later.wake,
    /** Settles when all have ended. */
    done: Promise.all([later.done, reservations.done, appointments.done, promises.done, pruning.done]),
  };
}
