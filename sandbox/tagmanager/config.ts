import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Folder of the journal. */
  DATA_DIR: z.string().min(1),
  /** The id of the shop's container. */
  CONTAINER: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('tagmanager', schema, env);
