import { GraphClientError } from '../../lib/graph-error.ts';

/** A failure returned by the graph: a member of a result union, or an error thrown by a field without one. */
export type Refusal = {
  readonly __typename: string;
  readonly message: string;
  /** Path of the invalid input. */
  readonly field?: string | undefined;
};

/** @throws the error itself when it is not about the input */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof GraphClientError) || error.code === undefined) throw error;
  const { field } = error.details;
  return {
    __typename: error.code,
    message: error.reason,
    ...(typeof field === 'string' ? { field } : {}),
  };
}

/** The service's text of a failure; a general one where the call itself failed. */
export const refusalText = ({ message }: Refusal): string =>
  message || 'Something went wrong at our end, and we are sorry. Please try again.';
