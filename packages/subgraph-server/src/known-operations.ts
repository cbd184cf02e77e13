import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * Characters of the texts that are remembered; a parsed document takes some thirty times as much. In production a caller can only ask for the
 * listed operations, some hundred.
 */
const REMEMBERED = 500_000;

export interface KnownOperation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export interface AskedOperation extends KnownOperation {
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The operations that Apollo Server has parsed, validated and accepted, by their texts: they need not go through it again. */
export class KnownOperations<Context extends BaseContext> {
  readonly #known = new LRUCache<string, KnownOperation>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ source }) => source.length,
  });

  readonly learn: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, document, operation }) => {
        const all = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
        if (all.length === 1 && operation !== undefined)
          this.#known.set(source, { source, document, operation });
      },
    }),
  };

  /** @returns undefined for what Apollo Server should look at: another operation, or a body of another form */
  find(body: unknown): AskedOperation | undefined {
    if (typeof body !== 'object' || body === null) return undefined;
    const { query, variables, operationName, extensions } = body as Record<string, unknown>;
    if (typeof query !== 'string' || extensions !== undefined) return undefined;
    const known = this.#known.get(query);
    if (known === undefined || !isAbsentOr(operationName, known.operation.name?.value)) return undefined;
    const given = variables ?? {};
    return isRecord(given) ? { ...known, variables: given } : undefined;
  }
}

const isAbsentOr = (value: unknown, expected: string | undefined): boolean =>
  value === undefined || value === null || value === expected;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
