import { z } from 'zod';

const schema = z.object({
  /** OTLP over HTTP, the page and its JSON. */
  PORT: z.coerce.number().int().min(0).max(65_535),
});

export type Config = z.infer<typeof schema>;

/** @throws Error naming every missing or malformed key at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`collector configuration: ${faults.join('; ')}`);
}
