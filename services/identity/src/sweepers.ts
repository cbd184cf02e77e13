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
  Pick<Ports, 'later' | 'laterConversions' | 'prune'>;

interface Sweepers {
  readonly config: Config;
  readonly ports: SweepersPorts;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** The sending of e-mails and of conversions, and the pruning of expired rows. */
export function startSweepers({ config, ports, logger, signal }: Sweepers) {
  // One at a time: of two links for one customer the one that is sent last is valid.
  const emails = startLater({ later: ports.later, handlers: owedEmailHandlers(ports), logger, signal });
  const handlers = conversionHandlers(ports);
  const conversions = startLater({ later: ports.laterConversions, handlers, logger, signal });
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
