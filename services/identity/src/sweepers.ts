import { startLater } from '@loupe/database/start-later';
import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import { CLEARED_AT_ONCE } from './adapters/db/housekeeping.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';
import { conversionHandlers } from './use-cases/send-conversions.ts';
import type { SendConversionsPorts } from './use-cases/send-conversions.ts';
import { owedEmailHandlers } from './use-cases/send-owed-emails.ts';
import type { SendOwedEmailsPorts } from './use-cases/send-owed-emails.ts';

export type SweepersPorts = SendOwedEmailsPorts &
  SendConversionsPorts &
  Pick<Ports, 'later' | 'laterConversions' | 'prune'> & {
    /** How many calls each receiver would be sent now. */
    readonly rooms: { readonly mail: () => number; readonly conversions: () => number };
  };

interface Sweepers {
  readonly config: Pick<Config, 'EMAILS_AT_ONCE' | 'CONVERSIONS_AT_ONCE' | 'PRUNE_SWEEP_SECONDS'>;
  readonly ports: SweepersPorts;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** The sending of e-mails and of conversions, and the pruning of expired rows. */
export function startSweepers({ config, ports, logger, signal }: Sweepers) {
  const emails = startLater({
    later: ports.later,
    handlers: owedEmailHandlers(ports),
    concurrency: config.EMAILS_AT_ONCE,
    room: ports.rooms.mail,
    logger,
    signal,
  });
  const conversions = startLater({
    later: ports.laterConversions,
    handlers: conversionHandlers(ports),
    concurrency: config.CONVERSIONS_AT_ONCE,
    room: ports.rooms.conversions,
    logger,
    signal,
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
    wake: () => emails.wake(),
    /** Settles when all have ended. */
    done: Promise.all([emails.done, conversions.done, pruning.done]),
  };
}
