import { GraphFault } from '@loupe/subgraph-server/fault';
import type { StagedContent } from '../use-cases/ports/virtual-staging.ts';
import type { Context } from './context.ts';

/**
 * The staging environment of a content system that a preview names; null where our own rows are asked: without a name, and where editors write
 * with our own command. @throws GraphFault FORBIDDEN outside a preview, and for an environment that is not listed
 */
export function stagedContent(
  host: string | null | undefined,
  { isStaged, useCases: { virtualStaging } }: Pick<Context, 'isStaged' | 'useCases'>,
): StagedContent | null {
  if (host == null) return null;
  if (!isStaged) throw new GraphFault('FORBIDDEN', 'Only a preview may ask for a staging environment.');
  if (virtualStaging === null) return null;
  const found = virtualStaging.at(host);
  if (found === null) throw new GraphFault('FORBIDDEN', 'This staging environment is not listed.');
  return found;
}
