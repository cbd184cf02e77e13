import type { Site } from '@loupe/contracts/sites';
import type { Category, CategoryType } from '../../domain/category/category-tree.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

export const categoryRepository = (prisma: PrismaClient) => ({
  /** The categories of all sites, siblings in menu order. */
  async all(): Promise<Category[]> {
    const rows = await prisma.category.findMany({ orderBy: { position: 'asc' } });
    return rows.map(({ position: _position, site, type, ...category }) => ({
      ...category,
      site: site as Site,
      type: type as CategoryType,
    }));
  },
});
