import { GraphFault } from '@loupe/subgraph-server/fault';

/**
 * The moment that a preview asks for; null without one. @throws GraphFault FORBIDDEN outside a preview, so that no visitor reads what is not
 * published; ValidationError for what is not a date
 */
export function momentOf(at: string | null | undefined, isStaged: boolean): Date | null {
  if (at == null) return null;
  if (!isStaged) throw new GraphFault('FORBIDDEN', 'Only a preview may ask for another moment.');
  const moment = new Date(at);
  // Postgres has a year 4713 BC at the earliest; an edition is in ours.
  if (!(moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9_999))
    throw new GraphFault('ValidationError', 'A moment is an ISO 8601 date.');
  return moment;
}
