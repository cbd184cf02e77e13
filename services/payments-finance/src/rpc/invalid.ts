import { Code, ConnectError } from '@connectrpc/connect';
import type { z } from 'zod';

/** INVALID_ARGUMENT naming the fields, never their values. */
export function invalid(error: z.ZodError): ConnectError {
  const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))];
  return new ConnectError(`Invalid: ${fields.join(', ')}`, Code.InvalidArgument);
}
