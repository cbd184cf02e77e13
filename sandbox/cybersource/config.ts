import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** Origin browsers know this host by; the card fields are served from it. */
  PUBLIC_URL: z.url().transform((url) => new URL(url).origin),
  /** Origin of the bank's pages: device data collection and step-up. The same process, told apart by its host. */
  BANK_URL: z.url().transform((url) => new URL(url).origin),
  /** Folder of the stored data. */
  DATA_DIR: z.string().min(1),
  MERCHANT_ID: z.string().min(1),
  /** Path of the key sets: `cybersource` has the merchant's secrets, base64, as the vendor's business centre hands them out. */
  KEYS_FILE: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('cybersource sandbox', schema, env);
