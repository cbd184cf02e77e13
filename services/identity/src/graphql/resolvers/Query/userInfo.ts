import type { Customer } from '../../../domain/customer/customer.ts';
import type { Context } from '../../context.ts';

/** EN-20, of the caller and of nobody else; null for a guest. */
export async function userInfo(
  _query: unknown,
  _arguments: unknown,
  { actor, customers }: Context,
): Promise<Customer | null> {
  if (actor.customerId === null) return null;
  return (await customers.load(actor.customerId)) ?? null;
}
