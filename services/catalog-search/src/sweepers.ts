import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import type { Ports } from './ports.ts';
import type { SearchEngine } from './search-engine.ts';
import { SearchUnavailableError } from './use-cases/ports/search-unavailable-error.ts';
import { tellPriceChanges } from './use-cases/tell-price-changes.ts';
import type { TellPriceChangesPorts } from './use-cases/tell-price-changes.ts';

export type SweepersPorts = TellPriceChangesPorts & Pick<Ports, 'prune'>;

export interface Sweepers {
  readonly ports: SweepersPorts;
  readonly engine: Pick<SearchEngine, 'index' | 'curations'>;
  readonly trees: CategoryTrees;
  /** Called after prices were looked at, since the outbox may have events. */
  readonly committed: () => void;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const PRICE_SWEEP_MS = 1_000;
const FOLLOW_MS = 500;
const PRUNE_MS = 10 * 60_000;

/** The sweepers of price windows and of old rows, and the search index following the tables. */
export function startSweepers({ ports, engine, trees, committed, logger, signal }: Sweepers) {
  const sweep = (name: string, everyMs: number, work: () => Promise<number>) =>
    startSweeper({ name, everyMs, work, logger, signal });
  const prices = sweep('price windows', PRICE_SWEEP_MS, () => tellPriceChanges(ports).finally(committed));
  let isEngineAway = false;
  const following = sweep('search index', FOLLOW_MS, async () => {
    // A brand that was added has a category of its own.
    if (await engine.curations.follow()) await trees.refresh();
    try {
      const read = await engine.index.follow();
      isEngineAway = false;
      return read;
    } catch (error) {
      isEngineAway = error instanceof SearchUnavailableError;
      throw error;
    }
  });
  const pruning = sweep('old-rows', PRUNE_MS, () => ports.prune());
  return {
    /** Whether listings are answered: from the index, or from the tables because the engine's server is away. */
    canList: () => engine.index.isLoaded || isEngineAway,
    /** Settles when all have ended. */
    done: Promise.all([prices.done, following.done, pruning.done]),
  };
}
