import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { productDrafts } from '../../src/seed/product-drafts.ts';
import {
  readSeedCategories,
  readSeedProducts,
  readSeedSets,
  readSeedVersions,
} from '../../src/seed/seed-files.ts';
import type { SeedCategory } from '../../src/seed/seed-files.ts';

const products = readSeedProducts();
const drafts = productDrafts(products, readSeedVersions(), readSeedSets());
const skus = drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku));
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const flat = (categories: readonly SeedCategory[]): SeedCategory[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** The last digit of a GTIN-13 makes the sum of its digits, every second one three times, a multiple of ten. */
function hasCheckDigit(ean: string): boolean {
  return (
    [...ean].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
  );
}

describe('seed', () => {
  it('[EN-15] holds at least 120 products over both sites, each with a name and a text of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    expect(duplicates(products.map(({ code }) => code))).toEqual([]);
    expect(duplicates(products.map(({ brand, name }) => `${brand} ${name}`))).toEqual([]);
    expect(duplicates(products.map(({ description }) => description))).toEqual([]);
    for (const site of ['beaverbrooks', 'loupe'] as const) {
      expect(products.filter(({ categories }) => categories[site]).length).toBeGreaterThanOrEqual(40);
    }
  });

  it('[EN-15] gives every product a valid EAN of its own', () => {
    expect(products.filter(({ ean }) => !hasCheckDigit(ean))).toEqual([]);
    expect(duplicates(products.map(({ ean }) => ean))).toEqual([]);
  });

  it('[EN-15] gives every watch a dial colour and a case size, and every ring its sizes', () => {
    const watches = products.filter(({ productType }) => productType === 'watch');
    expect(watches.filter(({ dialColour, caseSize }) => !dialColour || !caseSize)).toEqual([]);
    const rings = products.filter(({ productType }) => productType === 'ring');
    expect(rings.filter(({ ringSizes, masterSize }) => !ringSizes?.includes(masterSize ?? ''))).toEqual([]);
  });

  it('[EN-15] [EN-07] says of each piece that is made to order how long that takes, as it is promised', () => {
    const workingDays = (time: string) => {
      const [, count, unit] = /^(\d+)\s(working days|weeks)$/.exec(time) ?? [];
      return Number(count) * (unit === 'weeks' ? 5 : 1);
    };
    const made = products.map(({ code, makingDays = 0, specifications }) => {
      const times = Object.values(specifications).flatMap((facts) => facts['Made to order'] ?? []);
      return { code, makingDays, said: times.map(workingDays) };
    });
    const toOrder = made.filter(({ makingDays, said }) => makingDays > 0 || said.length > 0);
    expect(toOrder.length).toBeGreaterThan(6);
    expect(toOrder.filter(({ makingDays, said }) => said.join() !== `${makingDays}`)).toEqual([]);
  });

  it('[RT-19] gives no two products of a site the same slug', () => {
    expect(
      duplicates(drafts.flatMap(({ sites }) => sites.map(({ site, slug }) => `${site}/${slug}`))),
    ).toEqual([]);
  });

  it('[EU-15] places products only in categories that exist, and relates them only to each other', () => {
    for (const site of ['beaverbrooks', 'loupe'] as const) {
      const keys = new Set(flat(readSeedCategories(site)).map(({ key }) => key));
      const used = products.flatMap(({ categories }) => categories[site] ?? []);
      expect(used.filter((key) => !keys.has(key))).toEqual([]);
    }
    const codes = new Set(products.map(({ code }) => code));
    expect(products.flatMap(({ related }) => related).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('[EU-15] makes sets of products of one brand and of different kinds, each in one set at most', () => {
    const byCode = new Map(products.map((product) => [product.code, product]));
    const sets = readSeedSets().map((codes) => codes.map((code) => byCode.get(code)!));
    expect(sets.length).toBeGreaterThanOrEqual(10);
    expect(sets.filter(({ length }) => length >= 3).length).toBeGreaterThanOrEqual(5);
    for (const pieces of sets) {
      expect(new Set(pieces.map(({ brand }) => brand)).size).toBe(1);
      expect(duplicates(pieces.map(({ productType }) => productType))).toEqual([]);
    }
    expect(duplicates(readSeedSets().flat())).toEqual([]);
  });

  it('[EN-15] has stock of every sku in the ledger’s own seed, and of no other', () => {
    const stock = JSON.parse(read('../../../cart-checkout/seed/stock.json')) as Record<string, number>;
    expect(Object.keys(stock).toSorted()).toEqual(skus.toSorted());
    expect(stock).toMatchObject({
      '0100002': 250,
      '0100003': 0,
      '0100004': 1,
      '0200001': 250,
      '0200002': 0,
      '0200003': 1,
    });
  });

  /** A turn is shown by a file for each of its frames. */
  const filesOf = ({ name, frames }: { name: string; frames?: number | undefined }): string[] =>
    frames === undefined
      ? [name]
      : Array.from({ length: frames }, (_, at) => `${name}-${String(at + 1).padStart(2, '0')}`);

  it('[EN-15] shows only pictures that the media service has', () => {
    const categories = [...flat(readSeedCategories('beaverbrooks')), ...flat(readSeedCategories('loupe'))];
    const names = [
      ...products.flatMap(({ pictures }) => pictures.flatMap(filesOf)),
      ...categories.map(({ image }) => image),
    ];
    const missing = names.filter(
      (name) => !existsSync(new URL(`../../../../media/masters/${name}.webp`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});
