import { ApolloLink } from '@apollo/client';
import { catchError, map, throwError } from 'rxjs';
import { graphQLError, isFailedReply, networkError } from '../graph-error.ts';

/**
 * Gives every failure of a graph request the one shape of ER-10. A reply with data and errors passes: a part that one
 * subgraph could not give is not the page's failure.
 */
export const errorLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (isFailedReply(result)) throw graphQLError(result.errors);
      return result;
    }),
    catchError((error: unknown) => throwError(() => networkError(error))),
  ),
);
