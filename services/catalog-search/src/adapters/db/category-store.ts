import { isDeepStrictEqual } from 'node:util';
import { categoryKeyOfBrand } from '../../domain/brand/brand.ts';
import type { Category } from '../../domain/category/category-tree.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

export interface PlacedCategory extends Category {
  /** Among its siblings, in menu order. */
  readonly position: number;
}

async function brandCategoryIds(prisma: PrismaClient): Promise<string[]> {
  const brands = await prisma.brand.findMany({ select: { site: true, key: true } });
  const found = await prisma.category.findMany({
    where: { OR: brands.map(({ site, key }) => ({ site, key: categoryKeyOfBrand(key) })) },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

export const categoryStore = (prisma: PrismaClient) => ({
  /**
   * Makes the category table equal to `categories`, which list parents before their children. The children of a removed category
   * are detached first: deleting a row cascades to its children and their products, and products that have not changed are not
   * saved again. The categories of brands stay, which merchandisers add. Removed categories are deleted before the rest is written, since another category may take over their URL.
   * @returns how many categories changed
   */
  async save(categories: readonly PlacedCategory[]): Promise<number> {
    const known = new Map((await prisma.category.findMany()).map((category) => [category.id, category]));
    const changed = categories.filter(
      (category) => !isDeepStrictEqual(known.get(category.id), { ...category }),
    );
    const kept = new Set([...categories.map(({ id }) => id), ...(await brandCategoryIds(prisma))]);
    const removed = [...known.keys()].filter((id) => !kept.has(id));
    await prisma.$transaction([
      prisma.category.updateMany({ where: { parentId: { in: removed } }, data: { parentId: null } }),
      prisma.category.deleteMany({ where: { id: { in: removed } } }),
      ...changed.map((category) =>
        prisma.category.upsert({ where: { id: category.id }, create: category, update: category }),
      ),
    ]);
    return changed.length + removed.length;
  },
});
