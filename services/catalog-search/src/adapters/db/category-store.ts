import { isDeepStrictEqual } from 'node:util';
import type { Category } from '../../domain/category/category-tree.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

export interface PlacedCategory extends Category {
  /** Among its siblings, in menu order. */
  readonly position: number;
}

/**
 * Brings the category table to what is given, parents before children, and removes the rest. What stands below a removed category
 * is taken from under it first, since a row's removal takes its children and their products along, and unchanged products are not
 * placed again. Removed before the rest is written: another category may have its address.
 * @returns how many changed
 */
export async function saveCategories(
  prisma: PrismaClient,
  categories: readonly PlacedCategory[],
): Promise<number> {
  const known = new Map((await prisma.category.findMany()).map((category) => [category.id, category]));
  const changed = categories.filter(
    (category) => !isDeepStrictEqual(known.get(category.id), { ...category }),
  );
  const gone = [...known.keys()].filter((id) => categories.every((category) => category.id !== id));
  await prisma.$transaction([
    prisma.category.updateMany({ where: { parentId: { in: gone } }, data: { parentId: null } }),
    prisma.category.deleteMany({ where: { id: { in: gone } } }),
    ...changed.map((category) =>
      prisma.category.upsert({ where: { id: category.id }, create: category, update: category }),
    ),
  ]);
  return changed.length + gone.length;
}
