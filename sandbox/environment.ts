import type { z } from 'zod';

/** @throws Error naming every missing or malformed key at once. @param what whose configuration it is */
export function readEnvironment<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${what} configuration: ${faults.join('; ')}`);
}
