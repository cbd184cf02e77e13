import type { z } from 'zod';
import { CallRefused } from './call-refused.ts';

/** @throws CallRefused naming the first field that is not as the call declares it */
export function readFields(fields: z.ZodObject, given: unknown): unknown {
  const { data, error } = fields.safeParse(given ?? {});
  if (error === undefined) return data;
  const [issue] = error.issues;
  const [field] = issue?.path ?? [];
  const what = field === undefined ? 'The request' : String(field);
  throw new CallRefused(
    'ValidationError',
    `${what}: ${issue?.message ?? 'not valid'}`,
    field === undefined ? undefined : String(field),
  );
}
