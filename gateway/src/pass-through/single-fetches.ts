import type { GatewayConfig } from '@apollo/gateway';
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

type PlanResolved = NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>;

/**
 * The operations whose plan is one fetch, learnt when the gateway plans them: at their first execution, after which Apollo keeps the
 * parsed document as long as the operation is asked for.
 */
export class SingleFetches {
  readonly #owners = new WeakMap<DocumentNode, string>();

  /** Called by the gateway with the plan of an operation. */
  readonly learn: PlanResolved = ({ queryPlan: { node }, requestContext: { document } }) => {
    if (node?.kind !== 'Fetch' || node.requires !== undefined || hasRewrites(node)) return;
    const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    if (operations.length === 1 && operations.every(saysWhatBecame))
      this.#owners.set(document, node.serviceName);
  };

  /** The subgraph that answers the whole of an operation; undefined while that is not known. */
  ownerOf(document: DocumentNode): string | undefined {
    return this.#owners.get(document);
  }
}

/** Subgraphs count the answers of mutations by their types, which the plan's own text asks for. */
const saysWhatBecame = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation !== OperationTypeNode.MUTATION || selectionSet.selections.every(asksForType);

const asksForType = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD &&
  (selection.selectionSet === undefined || selection.selectionSet.selections.some(isTypename));

const isTypename = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename' && selection.alias === undefined;

/** A plan that renames what it asks for does not ask for the operation's own text. */
const hasRewrites = ({
  inputRewrites,
  outputRewrites,
}: {
  readonly inputRewrites?: readonly unknown[];
  readonly outputRewrites?: readonly unknown[];
}): boolean => (inputRewrites?.length ?? 0) + (outputRewrites?.length ?? 0) > 0;
