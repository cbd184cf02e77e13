import type { SignedIn } from '../domain/caller.ts';
import type { CustomerChanged } from './change-addresses.ts';
import type { SignOutPorts } from './sign-out.ts';

/** Ends one of the customer's sessions; does nothing to one that has ended or belongs to another customer. */
export async function endSession(
  { sessions }: SignOutPorts,
  { customerId }: SignedIn,
  sessionId: string,
): Promise<CustomerChanged> {
  await sessions.end(sessionId, customerId);
  return { type: 'User', customerId };
}
