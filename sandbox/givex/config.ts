import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  /** The primary host; also serves the page and the control API. */
  PORT: port,
  /** The secondary host, over the same ledger. */
  SECONDARY_PORT: port,
  /** Folder of the journal. */
  DATA_DIR: z.string().min(1),
  /** The one merchant user. */
  USER_ID: z.string().min(1),
  /** Path of the key sets: `givex` has the user's passwords; all of them are accepted. */
  KEYS_FILE: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('givex sandbox', schema, env);
