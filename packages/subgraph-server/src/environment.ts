import { z } from 'zod';

/** ER-05: a key of the environment is missing or malformed; the message names every one. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** JSON text of the wanted shape. */
export const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export function readEnvironment<T extends z.ZodType>(
  service: string,
  shape: T,
  environment: NodeJS.ProcessEnv,
): z.infer<T> {
  const result = shape.safeParse(environment);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationError(`${service} cannot start. ${wrong.join('; ')}`);
}
