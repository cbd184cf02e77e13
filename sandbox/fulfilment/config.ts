import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Folder of the orders and messages. */
  DATA_DIR: z.string().min(1),
  /** Path of the key sets: `fulfilment` signs both ways, base64. */
  KEYS_FILE: z.string().min(1),
  /** Where messages go. */
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }),
  /** Seconds after which an order is shipped automatically; 0: only by hand. */
  SHIP_AFTER_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('fulfilment sandbox', schema, env);
