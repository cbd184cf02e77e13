import { idOf, type ListedOperations } from './listed-operations.ts';

/** `enforced`: only listed operations are answered. `open`: any operation, for development and for tests of the graph. */
export const OPERATIONS_MODES = ['enforced', 'open'] as const;
export type OperationsMode = (typeof OPERATIONS_MODES)[number];

/** The body to execute; undefined when its operation is not listed. */
export type FindOperation = (body: unknown) => { readonly body: unknown } | undefined;

/**
 * A storefront sends `documentId` (https://github.com/graphql/graphql-over-http, Appendix A) and variables, which is shorter than
 * the text and can only name a reviewed operation. A text is accepted when it equals that of a listed operation.
 */
export function findOperationIn(listed: ListedOperations, mode: OperationsMode): FindOperation {
  return (body) => {
    const { documentId, query, extensions, ...rest } = fieldsOf(body);
    if (documentId !== undefined) {
      const text = typeof documentId === 'string' ? listed.get(documentId) : undefined;
      return text === undefined ? undefined : { body: { ...rest, query: text } };
    }
    const isAnswered = mode === 'open' || (typeof query === 'string' && listed.has(idOf(query)));
    if (!isAnswered || extensions === undefined) return isAnswered ? { body } : undefined;
    // Of extensions there is none; Apollo Server fails for a hash of its own kind, which without a text names nothing.
    return query === undefined ? undefined : { body: { ...rest, query } };
  };
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}
