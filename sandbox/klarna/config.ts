import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** Public origin of this host; the script, the widget and the pages of a purchase are served from it. */
  PUBLIC_URL: z.url().transform((url) => new URL(url).origin),
  /** Folder of the journals. */
  DATA_DIR: z.string().min(1),
  /** The one merchant's API user. */
  USERNAME: z.string().min(1),
  /** Path of the key sets: `klarna` has the user's passwords; all of them are accepted. */
  KEYS_FILE: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('klarna sandbox', schema, env);
