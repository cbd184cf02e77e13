import type { AddressType } from '../domain/address/address.ts';
import type { Caller, SignedIn } from '../domain/caller.ts';
import type { SignedInBrowser } from '../domain/session/live-session.ts';
import { addCustomerAddress } from '../use-cases/add-customer-address.ts';
import type { CustomerAddressInput } from '../use-cases/add-customer-address.ts';
import type { AddressBookPorts } from '../use-cases/change-addresses.ts';
import { removeCustomerAddress } from '../use-cases/remove-customer-address.ts';
import { setDefaultAddress } from '../use-cases/set-default-address.ts';
import { signIn } from '../use-cases/sign-in.ts';
import type { SignInInput, SignInPorts } from '../use-cases/sign-in.ts';
import { signOut } from '../use-cases/sign-out.ts';
import type { SignOutPorts } from '../use-cases/sign-out.ts';
import { signUp } from '../use-cases/sign-up.ts';
import type { SignUpInput, SignUpPorts } from '../use-cases/sign-up.ts';
import { updateCustomerAddress } from '../use-cases/update-customer-address.ts';

/** Everything that what the graph offers asks for. */
export type GraphPorts = SignUpPorts &
  SignInPorts &
  SignOutPorts &
  AddressBookPorts & {
    readonly sessions: { list(customerId: string): Promise<SignedInBrowser[]> };
  };

export type UseCases = ReturnType<typeof bindUseCases>;

/** The use cases as resolvers call them, their ports given once. */
export function bindUseCases(ports: GraphPorts) {
  return {
    signUp: (caller: Caller, input: SignUpInput) => signUp(ports, caller, input),
    signIn: (caller: Caller, input: SignInInput) => signIn(ports, caller, input),
    signOut: (caller: Caller) => signOut(ports, caller),
    listSessions: (customerId: string) => ports.sessions.list(customerId),
    addCustomerAddress: (caller: SignedIn, input: CustomerAddressInput) =>
      addCustomerAddress(ports, caller, input),
    updateCustomerAddress: (caller: SignedIn, addressId: string, input: CustomerAddressInput) =>
      updateCustomerAddress(ports, caller, addressId, input),
    removeCustomerAddress: (caller: SignedIn, addressId: string) =>
      removeCustomerAddress(ports, caller, addressId),
    setDefaultAddress: (caller: SignedIn, addressId: string, type: AddressType) =>
      setDefaultAddress(ports, caller, addressId, type),
  };
}
