import { randomUUIDv7 } from 'node:crypto';
import { startSweeper } from '@loupe/database/sweeper';
import type { Sweeper } from '@loupe/database/sweeper';
import type { Tx } from '@loupe/database/tx';
import type { Logger } from '@loupe/telemetry/logger';
import { SITES } from '@loupe/contracts/sites';
import { amplienceSource } from './adapters/amplience/amplience-source.ts';
import { sourceStore } from './adapters/db/source-store.ts';
import { sourceUrls, type Config } from './config.ts';
import { readSource, type ReadSourcePorts } from './use-cases/read-source.ts';

interface Source {
  readonly source: ReadSourcePorts['source'];
  readonly ports: Pick<ReadSourcePorts, 'transaction' | 'publish'>;
  readonly logger: Logger;
}

/** Reads a content system for all shops. Each thing that is wrong is one warning, until it is right again. */
export function sourceReader({ source, ports, logger }: Source): () => Promise<number> {
  const itemsOfSourceIn = (tx: Tx) => sourceStore(tx, randomUUIDv7);
  let told: ReadonlySet<string> = new Set();
  return async () => {
    const wrong: string[] = [];
    let changed = 0;
    for (const site of SITES) {
      try {
        const read = await readSource({ source, itemsOfSourceIn, ...ports }, site);
        changed += read.changed;
        wrong.push(...read.leftOut.map((why) => `${site}: left out: ${why}`));
      } catch (error) {
        wrong.push(
          `${site}: the content source cannot be read; what is stored stays: ${(error as Error).message}`,
        );
      }
    }
    for (const why of new Set(wrong)) if (!told.has(why)) logger.warn({ why }, 'content source');
    told = new Set(wrong);
    return changed;
  };
}

/** Repeats it; undefined where editors write with our own command. */
export function startSource(
  config: Config,
  { ports, logger, signal }: Omit<Source, 'source'> & { readonly signal: AbortSignal },
): Sweeper | undefined {
  const urls = sourceUrls(config);
  if (urls === null) return undefined;
  const work = sourceReader({ source: amplienceSource({ urls }), ports, logger });
  return startSweeper({ name: 'source', everyMs: SECONDS * 1_000, logger, signal, work });
}

/** The vendor's answers are cached for about as long. */
const SECONDS = 15;
