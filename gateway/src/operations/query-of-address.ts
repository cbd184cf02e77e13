import { getOperationAST, parse } from 'graphql';
import type { FindOperation } from './find-operation.ts';

/**
 * The body that a POST would have, as JSON text, from the parameters of a GET: documentId or query, operationName, and variables
 * as JSON (https://github.com/graphql/graphql-over-http).
 */
export function bodyOfAddress(url: string): string {
  const { searchParams } = new URL(url, 'http://gateway');
  const field = (name: string) => searchParams.get(name) ?? undefined;
  const variables = field('variables');
  const asked = {
    documentId: field('documentId'),
    query: field('query'),
    operationName: field('operationName'),
  };
  try {
    return JSON.stringify({
      ...asked,
      variables: variables === undefined ? undefined : (JSON.parse(variables) as unknown),
    });
  } catch {
    return variables ?? ''; // not JSON, which is refused as in a POST
  }
}

/** Whether the operation changes nothing, so that a GET may ask for it. One that is not listed is refused later, as in a POST. */
export function mayBeGot(body: string, find: FindOperation): boolean {
  try {
    const { query, operationName } = (find(JSON.parse(body))?.body ?? {}) as Record<string, unknown>;
    if (typeof query !== 'string') return true;
    const name = typeof operationName === 'string' ? operationName : undefined;
    return getOperationAST(parse(query), name)?.operation !== 'mutation';
  } catch {
    return true; // invalid JSON or GraphQL, which is refused as in a POST
  }
}
