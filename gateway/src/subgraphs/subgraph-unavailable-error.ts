import { GraphQLError } from 'graphql';

/** A subgraph did not answer, or its answer was not GraphQL. The shopper reads `message`; `cause` and the name are for the log. */
export class SubgraphUnavailableError extends GraphQLError {
  override readonly name = 'SubgraphUnavailableError';
  readonly subgraph: string;
  override readonly cause: unknown;

  constructor(subgraph: string, cause: unknown) {
    // 200 even when the whole operation fails: clients look for typed errors in answers, not in failed requests.
    super('Something went wrong.', { extensions: { code: 'HTTPError', http: { status: 200 } } });
    this.subgraph = subgraph;
    this.cause = cause;
  }
}
