import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { Kind, type OperationDefinitionNode } from 'graphql';

export interface TimeOuts {
  /** Milliseconds the gateway waits for all fetches of an operation together. */
  readonly operationMs: number;
  /** The limit of one subgraph in milliseconds, less than the gateway's, so that its answer still arrives. */
  readonly subgraphMs: number;
}

const ORDINARY: TimeOuts = {
  operationMs: TIME_OUTS.operation.timeoutMs,
  subgraphMs: TIME_OUTS.subgraph.timeoutMs,
};
const PLACING_ORDER: TimeOuts = {
  operationMs: TIME_OUTS.placingOperation.timeoutMs,
  subgraphMs: TIME_OUTS.placingSubgraph.timeoutMs,
};

/** @param placing the mutations that wait for a payment provider */
export const timeOutsBy =
  (placing: ReadonlySet<string>) =>
  ({ operation, selectionSet }: OperationDefinitionNode): TimeOuts => {
    if (operation !== 'mutation') return ORDINARY;
    const places = selectionSet.selections.some(
      (selection) => selection.kind !== Kind.FIELD || placing.has(selection.name.value),
    );
    return places ? PLACING_ORDER : ORDINARY;
  };
