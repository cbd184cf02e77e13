import type { Actor } from '@loupe/subgraph-server/actor';
import DataLoader from 'dataloader';
import type { Site } from '@loupe/contracts/sites';
import type { ItemRepository } from '../adapters/db/item-repository.ts';
import type { SiteRepository } from '../adapters/db/site-repository.ts';
import type { ContentItem } from '../domain/item/content-item.ts';
import type { BuildInfo } from '../domain/site/build-info.ts';
import type { VirtualStaging } from '../use-cases/ports/virtual-staging.ts';

export interface Sources {
  readonly items: ItemRepository;
  readonly shops: SiteRepository;
  /** CO-03. */
  readonly isComposable: boolean;
  readonly build: BuildInfo;
  /** Null where editors write with our own command. */
  readonly virtualStaging: VirtualStaging | null;
}

export interface Context extends Sources {
  readonly site: Site;
  /** A preview of web's: unpublished content may be answered. */
  readonly isStaged: boolean;
  /** Items of the site by id, loaded in one batch and once per request. */
  readonly itemById: DataLoader<string, ContentItem | null>;
}

export function createContext({ site }: Actor, isStaged: boolean, sources: Sources): Context {
  const itemById = new DataLoader(async (ids: readonly string[]) => {
    const found = new Map((await sources.items.byIds(site, ids)).map((item) => [item.id, item]));
    return ids.map((id) => found.get(id.toLowerCase()) ?? null);
  });
  const { items, shops, isComposable, build, virtualStaging } = sources;
  return { items, shops, isComposable, build, virtualStaging, site, isStaged, itemById };
}
