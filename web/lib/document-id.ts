import type { DocumentNode } from 'graphql';

type Operation = { id: string; name: string; isQuery: boolean };

/**
 * The id under which the gateway lists an operation, and its name; codegen writes them all. The id is sent instead of
 * the text, which is longer and which the gateway does not accept in production.
 * @throws Error for a document that codegen has not made
 */
export function operationOf(document: DocumentNode): Operation {
  const { id, name, isQuery } = (document as { __meta__?: Partial<Operation> }).__meta__ ?? {};
  if (id === undefined || name === undefined) throw new Error('This document is not listed.');
  return { id, name, isQuery: isQuery === true };
}

export const documentIdOf = (document: DocumentNode): string => operationOf(document).id;
