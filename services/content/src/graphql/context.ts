import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import DataLoader from 'dataloader';
import type { Site } from '@loupe/contracts/sites';
import type { UseCases } from '../bind-use-cases.ts';
import type { ContentItem } from '../domain/item/content-item.ts';

export interface Context {
  readonly useCases: UseCases;
  readonly site: Site;
  /** A preview of web's: unpublished content may be answered. */
  readonly isStaged: boolean;
  /** Items of the site by id, loaded in one batch and once per request. */
  readonly itemById: DataLoader<string, ContentItem | null>;
}

export function createContext(
  { actor: { site }, isStaged }: Pick<RequestInfo, 'actor' | 'isStaged'>,
  useCases: UseCases,
): Context {
  const itemById = new DataLoader(async (ids: readonly string[]) => {
    const found = new Map((await useCases.items.byIds(site, ids)).map((item) => [item.id, item]));
    return ids.map((id) => found.get(id.toLowerCase()) ?? null);
  });
  return { useCases, site, isStaged, itemById };
}
