import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Folder of the journal and of what was loaded. */
  DATA_DIR: z.string().min(1),
  /** The shop's key at the collector, the path that activity is sent to. */
  TRACKER_KEY: z.string().min(1),
  /** Comma list: a token for each shop that loads a catalogue and searches it. */
  SEARCH_TOKENS: z.string().transform((list) => list.split(',').filter(Boolean)),
  /** `user:password` of those who may load a catalogue. */
  FEED_CREDENTIALS: z.string().regex(/^[^:]+:.+$/),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('attraqt', schema, env);
