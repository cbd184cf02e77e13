import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

export const PROBLEM_TYPE = 'application/problem+json';

/** The body of every answer that is no success (RFC 9457). */
export const Problem = z
  .strictObject({
    type: z.literal('about:blank'),
    title: z.string().meta({ description: 'The phrase of the status, which HTTP/2 does not send.' }),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: 'One sentence for a shopper.' }),
    code: z.string().meta({ description: 'The name of the error catalogue, as the graph gives it.' }),
    message: z.string().meta({ description: 'The same as detail, by the name that the graph uses.' }),
    field: z.string().optional().meta({ description: 'The field at fault.' }),
    correlationId: z.string().meta({ description: 'The cause is logged under it.' }),
  })
  .meta({ id: 'Problem', description: 'Why a call was not answered.' });

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
  readonly correlationId: string;
}

export const problemOf = ({
  status,
  code,
  message,
  field,
  correlationId,
}: Refusal): z.input<typeof Problem> => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Unknown Error',
  status,
  detail: message,
  code,
  message,
  ...(field !== undefined && { field }),
  correlationId,
});
