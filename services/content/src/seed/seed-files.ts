import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Site } from '@loupe/contracts/sites';
import type { ItemDraft } from '../domain/item/content-item.ts';
import type { NavigationItem } from '../domain/navigation/navigation-tree.ts';
import { LARGEST_LIMITS } from '../domain/site/site-configuration.ts';
import type { ShopContent } from '../use-cases/save-content.ts';
import { itemFile } from './item-file.ts';

const words = z.string().min(1);
const limit = (name: keyof typeof LARGEST_LIMITS) => z.int().min(1).max(LARGEST_LIMITS[name]);

const navigationItem: z.ZodType<NavigationItem> = z.strictObject({
  label: words,
  url: words.nullable().default(null),
  categoryKey: words.nullable().default(null),
  get children() {
    return z.array(navigationItem).default([]);
  },
});
const menu = z.array(navigationItem);

const siteFile = z.strictObject({
  shop: z.strictObject({ name: words, phone: words, promise: words }),
  limits: z.strictObject({
    wishlistPageSize: limit('wishlistPageSize'),
    wishlistMiniMaximumLimit: limit('wishlistMiniMaximumLimit'),
    cartMiniMaximumLimit: limit('cartMiniMaximumLimit'),
    ibcFinanceMessageThreshold: limit('ibcFinanceMessageThreshold'),
  }),
  abGroups: z.array(z.strictObject({ code: words, weight: z.int().positive() })),
  editions: z
    .array(
      z.strictObject({
        code: words,
        name: words,
        startsAt: z.iso.datetime().transform((at) => new Date(at)),
      }),
    )
    .default([]),
  navigation: z.strictObject({ main: menu, utility: menu, footer: menu, legal: menu }),
});

const SEED = new URL('../../seed/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, SEED), 'utf8'));

/**
 * Reads a shop's folder of seed/: site.json, one file of items for each slot, and one item for each page, those of the dealer's section apart, and for each roundel.
 * @throws ZodError for content that does not match its schema
 */
export function readSeed(site: Site): ShopContent {
  const { shop, limits, abGroups, editions, navigation } = siteFile.parse(read(`${site}/site.json`));
  const slots = filesOf(site, 'slots').map(
    ({ name, content }) => [name, z.array(itemFile).parse(content)] as const,
  );
  const pages = (['pages', 'dealer', 'roundels'] as const)
    .flatMap((folder) => filesOf(site, folder))
    .map(({ content }) => itemFile.parse(content));
  const items = [...slots.flatMap(([, inSlot]) => inSlot), ...pages];
  return {
    shop: { site, ...shop },
    limits,
    abGroups,
    editions,
    navigation,
    items: items.map((item): ItemDraft => ({ site, ...item })),
    slots: new Map(slots.map(([name, inSlot]) => [name, inSlot.map(({ deliveryKey }) => deliveryKey)])),
  };
}

function filesOf(
  site: Site,
  folder: 'slots' | 'pages' | 'dealer' | 'roundels',
): { name: string; content: unknown }[] {
  const names = readdirSync(new URL(`${site}/${folder}/`, SEED)).filter((name) => name.endsWith('.json'));
  return names.sort().map((file) => ({
    name: file.replace(/\.json$/, ''),
    content: read(`${site}/${folder}/${file}`),
  }));
}
