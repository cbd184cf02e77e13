import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** Public origin of this host; the approval pages are served from it. */
  PUBLIC_URL: z.url().transform((url) => new URL(url).origin),
  /** Folder of the journals. */
  DATA_DIR: z.string().min(1),
  /** The one merchant's application. */
  CLIENT_ID: z.string().min(1),
  /** Path of the key sets: `paypal` has the application's secrets; all of them are accepted. */
  KEYS_FILE: z.string().min(1),
  /** Where events are posted to; without it none are. */
  WEBHOOK_URL: z.url().optional(),
  /** The vendor's id of that address, which every signature covers. */
  WEBHOOK_ID: z.string().min(1).default('sandbox-webhook'),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('paypal sandbox', schema, env);
