import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Path of the key sets. Each key of the set `loqate` is accepted as the account's API key. */
  KEYS_FILE: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('loqate', schema, env);
