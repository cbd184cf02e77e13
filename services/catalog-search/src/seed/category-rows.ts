import type { Site } from '@loupe/contracts/sites';
import type { PlacedCategory } from '../adapters/db/category-store.ts';
import { deterministicId } from './deterministic-id.ts';
import type { SeedCategory } from './seed-files.ts';

/** The tree as rows, parents before their children. */
export function categoryRows(
  site: Site,
  siblings: readonly SeedCategory[],
  parentId: string | null = null,
): PlacedCategory[] {
  return siblings.flatMap(({ children, ...category }, position) => {
    const id = categoryId(site, category.key);
    return [{ ...category, id, site, parentId, position }, ...categoryRows(site, children, id)];
  });
}

function categoryId(site: Site, key: string): string {
  return deterministicId(`category/${site}/${key}`);
}
