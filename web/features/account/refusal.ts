import { GraphClientError } from '../../lib/graph-error.ts';

/** What the graph answered instead of what was asked: as a member of a union, or thrown by a field that has none. */
export type Refusal = {
  readonly __typename: string;
  readonly message: string;
  /** Path of the input it is about. */
  readonly field?: string | undefined;
};

/** @throws the error itself when it is nothing the graph said of the input */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof GraphClientError) || error.code === undefined) throw error;
  const { field } = error.details;
  return {
    __typename: error.code,
    message: error.reason,
    ...(typeof field === 'string' ? { field } : {}),
  };
}
