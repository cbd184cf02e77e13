import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { Category, CategoryType } from '../../domain/category/category-tree.ts';
import { prismaOn } from './prisma-client.ts';

export const categoryRepository = (tx: Tx) => ({
  /** The categories of all sites, siblings in menu order. */
  async all(): Promise<Category[]> {
    const rows = await prismaOn(tx).category.findMany({ orderBy: { position: 'asc' } });
    return rows.map(({ position: _position, site, type, ...category }) => ({
      ...category,
      site: site as Site,
      type: type as CategoryType,
    }));
  },
});
