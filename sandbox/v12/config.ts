import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** The one retailer. */
  RETAILER_ID: z.string().min(1),
  RETAILER_GUID: z.guid(),
  /** Path of the key sets: each key of the set `v12` is accepted as the retailer's authentication key. */
  KEYS_FILE: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('v12 sandbox', schema, env);
