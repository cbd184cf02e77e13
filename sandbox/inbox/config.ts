import { z } from 'zod';

const schema = z.object({
  /** The page and its JSON. */
  PORT: z.coerce.number().int().min(0).max(65_535),
  SMTP_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Folder of the kept messages. */
  DATA_DIR: z.string().min(1),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`inbox configuration: ${faults.join('; ')}`);
}
