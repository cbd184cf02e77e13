import type { DocumentNode } from 'graphql';

/**
 * The id under which the gateway lists an operation; codegen writes both. It is sent instead of the text, which is
 * longer and which the gateway does not accept in production.
 * @throws Error for a document that codegen has not made
 */
export function documentIdOf(document: DocumentNode): string {
  const { id } = (document as { __meta__?: { id?: string } }).__meta__ ?? {};
  if (id === undefined) throw new Error('This document is not listed.');
  return id;
}
