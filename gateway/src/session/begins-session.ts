import { Kind, type OperationDefinitionNode } from 'graphql';

/** Mutations that web sends without the shopper's cookie, so that nothing connects what they store with the shopper. */
export const WITHOUT_SESSION: ReadonlySet<string> = new Set(['countViewedTogether', 'recordConsent']);

/** Whether an operation without a session begins one: every mutation does, except those that are of no session. */
export const beginsSession = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === 'mutation' &&
  !selectionSet.selections.every(
    (selected) =>
      selected.kind === Kind.FIELD &&
      (selected.name.value === '__typename' || WITHOUT_SESSION.has(selected.name.value)),
  );
