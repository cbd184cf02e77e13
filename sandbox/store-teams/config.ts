import { z } from 'zod';
import { readEnvironment } from '../environment.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** The folder of the service whose programs the stores use. They get the environment of this process. */
  TILL_DIR: z.string().min(1),
  /** Seconds after which a request is accepted; 0: only by hand. */
  ANSWER_AFTER_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('store teams', schema, env);
