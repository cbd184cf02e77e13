import type { SignedIn } from '../domain/caller.ts';
import type { CustomerChanged } from './change-addresses.ts';
import type { SignOutPorts } from './sign-out.ts';

/** Signs one of the customer's browsers out; one that is signed out already, or another's, stays as it is. */
export async function endSession(
  { sessions }: SignOutPorts,
  { customerId }: SignedIn,
  sessionId: string,
): Promise<CustomerChanged> {
  await sessions.end(sessionId, customerId);
  return { type: 'User', customerId };
}
