import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  /** Of the sheet and the control API. */
  PORT: port,
  /** Of the gateway that answers merchants, over mutual TLS. */
  GATEWAY_PORT: port,
  MERCHANT_ID: z.string().min(1),
  /** The sandbox of the card provider, which makes the payment tokens: it has the key that opens them. */
  CYBERSOURCE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** Origins of the shops whose pages load the stand-in, comma list; empty where none does. */
  SHOPS: z
    .string()
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** Beside it are the gateway's certificate with its key, and the certificate of the merchant. */
  KEYS_FILE: z.string().min(1),
});

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): z.infer<typeof schema> =>
  readEnvironment('applepay sandbox', schema, env);
