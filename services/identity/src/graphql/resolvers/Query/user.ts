import type { Context } from '../../context.ts';
import type { UserParent } from '../../user-parent.ts';

/** EN-01, of the caller and of nobody else; null for a guest. */
export async function user(
  _query: unknown,
  _arguments: unknown,
  { actor, customers }: Context,
): Promise<UserParent | null> {
  if (actor.customerId === null) return null;
  const customer = await customers.load(actor.customerId);
  return customer === undefined ? null : { ...customer, currentSessionId: actor.sessionId };
}
