import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** Public origin of this host; the card fields are served from it. */
  PUBLIC_URL: z.url().transform((url) => new URL(url).origin),
  /** Origin of the bank's pages: device data collection and step-up. Served by the same process, selected by the Host header. */
  BANK_URL: z.url().transform((url) => new URL(url).origin),
  /** Folder of the stored data. */
  DATA_DIR: z.string().min(1),
  MERCHANT_ID: z.string().min(1),
  /** Path of the key sets: `cybersource` has the merchant's secrets, base64, as issued by the vendor's business centre. */
  KEYS_FILE: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('cybersource sandbox', schema, env);
