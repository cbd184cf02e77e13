import { readFileSync } from 'node:fs';
import { NATIONS } from '@loupe/calendar/nations';
import { z } from 'zod';
import type { FirstStock } from '../use-cases/open-store-stock.ts';
import { type Site, SITES } from '@loupe/contracts/sites';
import type { Region } from '../domain/store/store.ts';

/** `09:30-17:30`; null is closed. */
const span = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
const SETTINGS = ['high-street', 'centre', 'boutique'] as const;

const storeSchema = z.strictObject({
  id: z.uuid(),
  number: z.string().regex(/^\d{3}$/),
  code: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string().min(1),
  description: z.string().min(1),
  line1: z.string().min(1),
  line2: z.string().min(1).optional(),
  city: z.string().min(1),
  county: z.string().min(1),
  postalCode: z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/),
  phone: z.string().min(1),
  email: z.email(),
  region: z.string(),
  nation: z.enum(NATIONS),
  /** Determines its closed days and late evenings. */
  setting: z.enum(SETTINGS),
  latitude: z.number(),
  longitude: z.number(),
  hours: z.strictObject({ mon: span, tue: span, wed: span, thu: span, fri: span, sat: span, sun: span }),
  watchBrands: z.array(z.string()),
  jewelleryBrands: z.array(z.string()),
  /** EU-20: numbers of the site's tables in the catalogue. */
  watchBrandIds: z.array(z.int()),
  jewelleryBrandIds: z.array(z.int()),
  services: z.array(z.string()).min(1),
  collects: z.boolean(),
  collectionDays: z.int().min(1),
  closedForGood: z.boolean().default(false),
});
export type SeedStore = z.infer<typeof storeSchema> & { readonly site: Site };

const holidaySchema = z.strictObject({
  date: z.iso.date(),
  reason: z.string().min(1),
  /** All by default. */
  nations: z.array(z.enum(NATIONS)).optional(),
  /** Stores of a setting that is not listed have the week's hours. */
  hours: z.partialRecord(z.enum(SETTINGS), span),
});
export type SeedHoliday = z.infer<typeof holidaySchema>;

const regionSchema = z.strictObject({ key: z.string(), name: z.string() });

/** Serves every site; its hours are those of all post offices. */
const postOfficeSchema = z.strictObject({
  code: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  ...storeSchema.pick({
    name: true,
    line1: true,
    city: true,
    county: true,
    postalCode: true,
    phone: true,
    region: true,
    nation: true,
    latitude: true,
    longitude: true,
  }).shape,
});
export type SeedPostOffice = z.infer<typeof postOfficeSchema>;

/** @throws ZodError for an invalid file, like the functions below */
export function readSeedStores(): SeedStore[] {
  return SITES.flatMap((site) =>
    z
      .array(storeSchema)
      .parse(readSeed(`stores-${site}`))
      .map((store) => ({ ...store, site })),
  );
}

export const readSeedPostOffices = (): SeedPostOffice[] =>
  z.array(postOfficeSchema).parse(readSeed('post-offices'));

/** By the key of a store and by sku: how many it has. */
const storeStockSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.union([
      z
        .int()
        .min(0)
        .transform((pieces) => ({ pieces })),
      z.strictObject({
        pieces: z.int().min(0),
        keepBack: z.int().min(0).default(0),
        isUncounted: z.boolean().default(false),
      }),
    ]),
  ),
);

export const readSeedStoreStock = (): Map<string, FirstStock[]> =>
  new Map(
    Object.entries(storeStockSchema.parse(readSeed('store-stock'))).map(([storeKey, stock]) => [
      storeKey,
      Object.entries(stock).map(([sku, given]) => ({ sku, keepBack: 0, isUncounted: false, ...given })),
    ]),
  );

export const readSeedHolidays = (): SeedHoliday[] => z.array(holidaySchema).parse(readSeed('holidays'));

export const readSeedRegions = (): Region[] => z.array(regionSchema).parse(readSeed('regions'));

function readSeed(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../seed/${name}.json`, import.meta.url), 'utf8'));
}
