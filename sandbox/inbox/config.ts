import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  /** The page and its JSON. */
  PORT: z.coerce.number().int().min(0).max(65_535),
  SMTP_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Folder of the kept messages. */
  DATA_DIR: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('inbox', schema, env);
