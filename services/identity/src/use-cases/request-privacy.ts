import type { SignedIn } from '../domain/caller.ts';
import type { PrivacyKind } from '../domain/privacy/privacy-request.ts';
import { confirmSession } from './confirm-session.ts';
import type { ConfirmSessionInput, ConfirmSessionPorts, ConfirmSessionResult } from './confirm-session.ts';

export interface RequestPrivacyPorts extends ConfirmSessionPorts {
  readonly privacyTold: { ask(site: string, kind: PrivacyKind, customerId: string): Promise<void> };
}

/**
 * A signed-in customer asks for a copy of the data, or to be erased, with the password: the browser may be somebody else's. The job of an
 * administrator does it, since no service reads or erases what another one stores.
 * @throws InvalidFieldError, HasherBusyError
 */
export async function requestPrivacy(
  ports: RequestPrivacyPorts,
  caller: SignedIn,
  { kind, ...input }: ConfirmSessionInput & { readonly kind: PrivacyKind },
): Promise<ConfirmSessionResult> {
  const confirmed = await confirmSession(ports, caller, input);
  if (confirmed.type === 'User') await ports.privacyTold.ask(caller.site, kind, caller.customerId);
  return confirmed;
}
