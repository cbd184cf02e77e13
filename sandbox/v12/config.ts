import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** Origin of the customers' pages. */
  PUBLIC_URL: z.url().transform((url) => new URL(url).origin),
  /** Folder of the journals. */
  DATA_DIR: z.string().min(1),
  /** The one retailer. */
  RETAILER_ID: z.string().min(1),
  RETAILER_GUID: z.guid(),
  /** Path of the key sets: each key of the set `v12` is accepted as the retailer's authentication key. */
  KEYS_FILE: z.string().min(1),
  /** Where customers go back to, as the retailer has named it. */
  RETURN_URL: z.url(),
  /** Where changes of a status are posted to; without it nobody is told. */
  CALLBACK_URL: z.url().optional(),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('v12 sandbox', schema, env);
