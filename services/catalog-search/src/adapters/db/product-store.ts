import { prismaTx, type Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import type { ProductDraft } from '../../domain/product/product-draft.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { ProductStore } from '../../use-cases/save-products.ts';
import type { ProductDisplay } from '../../domain/product/product-display.ts';
import { productDisplayRepository } from './product-display-repository.ts';

type Transaction = Prisma.TransactionClient;

/** The events that are published about a product. */
export interface ProductEvents {
  readonly state: (product: ProductDraft, version: bigint) => OutboxEvent;
  readonly display: (display: ProductDisplay) => OutboxEvent;
}

export function productStore(prisma: PrismaClient, events: ProductEvents): ProductStore {
  return {
    published: (product) => events.state(product, 0n).payload,
    async contentHashes() {
      const rows = await prisma.product.findMany({ select: { code: true, contentHash: true } });
      return new Map(rows.map(({ code, contentHash }) => [code, contentHash]));
    },
    async save(product, contentHash) {
      await prisma.$transaction(async (tx) => {
        const version = await writeProduct(tx, product, contentHash);
        const left = await productDisplayRepository(prismaTx(tx)).categoryKeys(product.id);
        await replaceParts(tx, product);
        await enqueue(prismaTx(tx), events.state(product, version));
        await tellDisplay(prismaTx(tx), product.id, left, events.display);
      });
    },
  };
}

/** @param left keys of the categories that listed the product before: their pages change too */
async function tellDisplay(
  tx: Tx,
  productId: string,
  left: readonly string[],
  eventOf: ProductEvents['display'],
): Promise<void> {
  for (const display of await productDisplayRepository(tx).raise([productId])) {
    const categoryKeys = [...new Set([...display.categoryKeys, ...left])];
    await enqueue(tx, eventOf({ ...display, categoryKeys }));
  }
}

/** The upsert locks the row: a concurrent save of the same product waits, and gets the next version. */
async function writeProduct(tx: Transaction, product: ProductDraft, contentHash: string): Promise<bigint> {
  const columns = { ...columnsOf(product), contentHash, updatedAt: new Date() };
  const { version } = await tx.product.upsert({
    where: { id: product.id },
    create: { id: product.id, ...columns },
    update: { ...columns, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}

function columnsOf(product: ProductDraft) {
  const { id: _id, sites: _, variants: _v, media: _m, specifications: _s, categories: _c, ...own } = product;
  const { relatedCodes: _r, mayBeSold, launchedOn, ...columns } = own;
  return { ...columns, purchaseable: mayBeSold, launchedOn: new Date(launchedOn) };
}

async function replaceParts(tx: Transaction, product: ProductDraft): Promise<void> {
  const of = { productId: product.id };
  const { sites, variants, media, specifications, relatedCodes } = product;
  await tx.variant.deleteMany({ where: of }); // prices go with them
  await tx.variant.createMany({
    data: variants.map(({ prices: _prices, ...variant }, position) => ({ ...variant, ...of, position })),
  });
  await tx.price.createMany({
    data: variants.flatMap(({ id: variantId, prices }) => prices.map((price) => ({ ...price, variantId }))),
  });
  await tx.productSite.deleteMany({ where: of });
  await tx.productSite.createMany({ data: sites.map((site) => ({ ...site, ...of })) });
  await tx.media.deleteMany({ where: of });
  await tx.media.createMany({ data: media.map((picture, position) => ({ ...picture, ...of, position })) });
  await tx.specification.deleteMany({ where: of });
  await tx.specification.createMany({
    data: specifications.map((fact, position) => ({ ...fact, ...of, position })),
  });
  await tx.productRelation.deleteMany({ where: of });
  await tx.productRelation.createMany({
    data: relatedCodes.map((relatedCode, position) => ({ relatedCode, ...of, position })),
  });
  await placeInCategories(tx, product);
}

async function placeInCategories(
  tx: Transaction,
  { id: productId, categories }: ProductDraft,
): Promise<void> {
  const known = await tx.category.findMany({
    where: { OR: categories.map(({ site, key }) => ({ site, key })) },
    select: { id: true, site: true, key: true },
  });
  const idOf = new Map(known.map(({ id, site, key }) => [`${site}/${key}`, id]));
  await tx.productCategory.deleteMany({ where: { productId } });
  await tx.productCategory.createMany({
    data: categories.map(({ site, key, position, rank }) => {
      const categoryId = idOf.get(`${site}/${key}`);
      if (categoryId === undefined) throw new Error(`There is no category ${key} on ${site}.`);
      return { productId, categoryId, position, rank };
    }),
  });
}
