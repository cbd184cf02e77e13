import { readEnvironment } from '@loupe/subgraph-server/environment';
import { keySet, publicKey } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    KAFKA_BROKERS: list.refine((brokers) => brokers.length > 0, 'names no broker'),
    KEYS_FILE: z.string().min(1),
    SEARCH_ENGINE: z.enum(['embedded', 'opensearch']).default('embedded'),
    OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
  })
  .refine(
    ({ SEARCH_ENGINE, OPENSEARCH_URL }) => SEARCH_ENGINE !== 'opensearch' || OPENSEARCH_URL !== undefined,
    {
      path: ['OPENSEARCH_URL'],
      message: 'is needed by SEARCH_ENGINE=opensearch',
    },
  );

/** What KEYS_FILE holds. */
export const KeySets = z.object({ gateway: keySet(publicKey) });

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed, never a value */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('catalog-search', Environment, environment);
