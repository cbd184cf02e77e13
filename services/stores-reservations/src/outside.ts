import { readGazetteer } from './adapters/gazetteer/read-gazetteer.ts';
import type { Config } from './config.ts';

/** The ports that do not use the database, and settings. */
export const createOutside = ({ config }: { readonly config: Config }) => ({
  places: readGazetteer(),
  countedWithinHours: config.STORE_STOCK_COUNTED_WITHIN_HOURS,
});
