import { Kind, type OperationDefinitionNode } from 'graphql';

export interface TimeOuts {
  /** Milliseconds the gateway waits for all fetches of an operation together. */
  readonly operationMs: number;
  /** Milliseconds one subgraph is given, less than the gateway waits, so that its own answer arrives. */
  readonly subgraphMs: number;
}

const ORDINARY: TimeOuts = { operationMs: 6_000, subgraphMs: 4_000 };
const PLACING_ORDER: TimeOuts = { operationMs: 15_000, subgraphMs: 12_000 };

/** Mutations that wait for a payment provider. */
const PLACING_FIELDS: ReadonlySet<string> = new Set(['initiateCardPayment']);

export function timeOutsOf({ operation, selectionSet }: OperationDefinitionNode): TimeOuts {
  if (operation !== 'mutation') return ORDINARY;
  const places = selectionSet.selections.some(
    (selection) => selection.kind !== Kind.FIELD || PLACING_FIELDS.has(selection.name.value),
  );
  return places ? PLACING_ORDER : ORDINARY;
}
