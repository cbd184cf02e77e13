import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { type Site, SITES } from '@loupe/contracts/sites';
import { NO_CURATION, queryKey } from '../../domain/search/curation.ts';
import type { Curation } from '../../domain/search/curation.ts';
import { termOf } from '../../domain/search/synonyms.ts';
import { curationRepository } from '../db/curation-repository.ts';
import type { CurationRepository } from '../db/curation-repository.ts';

/** What merchandisers wrote, in the memory of this instance. */
export class Curations {
  readonly #repository: Pick<CurationRepository, 'revision' | 'read'>;
  #revision: bigint | null = null;
  #bySite: ReadonlyMap<Site, Curation> = new Map();

  constructor(repository: Pick<CurationRepository, 'revision' | 'read'>) {
    this.#repository = repository;
  }

  of(site: Site): Curation {
    return this.#bySite.get(site) ?? NO_CURATION;
  }

  /** Reads everything when something has changed since the last call. @returns whether that was needed */
  async follow(): Promise<boolean> {
    if ((await this.#repository.revision()) === this.#revision) return false;
    const [read] = await this.#repository.read();
    if (read === undefined) return false;
    this.#bySite = new Map(SITES.map((site) => [site, curationOf(read, site)]));
    this.#revision = read.revision;
    return true;
  }
}

type Read = Awaited<ReturnType<CurationRepository['read']>>[number];

function curationOf({ rules, synonyms, redirects, brands }: Read, site: Site): Curation {
  const own = <T extends { site: Site }>(list: readonly T[]) => list.filter((entry) => entry.site === site);
  const placed = own(rules).map(({ validFrom, validUntil, ...rule }) => ({
    ...rule,
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
  }));
  const places = (type: 'category' | 'query') =>
    Map.groupBy(
      placed.filter(({ placeType }) => placeType === type),
      // Written by a release that read words in another way.
      ({ place }) => (type === 'query' ? queryKey(place) : place),
    );
  const meant = Map.groupBy(own(synonyms), ({ word }) => termOf(word));
  return {
    categories: places('category'),
    queries: places('query'),
    synonyms: new Map([...meant].map(([word, list]) => [word, list.map(({ means }) => means)])),
    brands: own(brands),
    redirects: new Map(own(redirects).map(({ words, url }) => [queryKey(words), url])),
  };
}

/** Nothing is read yet. @param pool of the background work */
export const openCurations = (pool: pg.Pool): Curations => new Curations(curationRepository(poolTx(pool)));
