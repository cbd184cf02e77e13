import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Folder of the journal. */
  DATA_DIR: z.string().min(1),
  /** Holds the set `meta`: the access tokens that are taken. */
  KEYS_FILE: z.string().min(1),
  /** `site={id}`, comma-separated. */
  PIXELS: z.string().transform((text) => text.split(',').map((pair) => pair.split('=')[1] ?? '')),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('meta', schema, env);
