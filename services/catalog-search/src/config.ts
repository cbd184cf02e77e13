import { readEnvironment } from '@loupe/subgraph-server/environment';
import { keySet, publicKey } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** `beaverbrooks=<token>,loupe=<token>`. */
const tokens = list
  .transform((entries) => Object.fromEntries(entries.map((entry) => entry.split('='))) as object)
  .pipe(z.object({ beaverbrooks: z.string().min(1), loupe: z.string().min(1) }));

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    KAFKA_BROKERS: list.refine((brokers) => brokers.length > 0, 'names no broker'),
    KEYS_FILE: z.string().min(1),
    SEARCH_ENGINE: z.enum(['embedded', 'opensearch', 'attraqt']).default('embedded'),
    OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
    ATTRAQT_URL: z.url({ protocol: /^https?$/ }).optional(),
    ATTRAQT_FEED_URL: z.url({ protocol: /^https?$/ }).optional(),
    ATTRAQT_TOKENS: tokens.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
  })
  .refine(
    ({ SEARCH_ENGINE, OPENSEARCH_URL }) => SEARCH_ENGINE !== 'opensearch' || OPENSEARCH_URL !== undefined,
    {
      path: ['OPENSEARCH_URL'],
      message: 'is needed by SEARCH_ENGINE=opensearch',
    },
  )
  .refine(
    ({ SEARCH_ENGINE, ATTRAQT_URL, ATTRAQT_FEED_URL, ATTRAQT_TOKENS }) =>
      SEARCH_ENGINE !== 'attraqt' || (ATTRAQT_URL && ATTRAQT_FEED_URL && ATTRAQT_TOKENS),
    {
      path: ['ATTRAQT_URL'],
      message: 'is needed by SEARCH_ENGINE=attraqt, with ATTRAQT_FEED_URL and ATTRAQT_TOKENS',
    },
  );

/** What KEYS_FILE holds. */
export const KeySets = z.object({ gateway: keySet(publicKey) });

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed, never a value */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('catalog-search', Environment, environment);
