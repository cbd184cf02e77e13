import type { AddressType } from '../domain/address/address.ts';
import type { Caller, SignedIn } from '../domain/caller.ts';
import type { Realm } from '../domain/robots/realms.ts';
import type { SignedInBrowser } from '../domain/session/live-session.ts';
import { addCustomerAddress } from '../use-cases/add-customer-address.ts';
import type { CustomerAddressInput } from '../use-cases/add-customer-address.ts';
import type { AddressBookPorts } from '../use-cases/change-addresses.ts';
import { endSession } from '../use-cases/end-session.ts';
import { forgotPassword } from '../use-cases/forgot-password.ts';
import type { ForgotPasswordInput, ForgotPasswordPorts } from '../use-cases/forgot-password.ts';
import { judgePassword } from '../use-cases/judge-password.ts';
import { lookUpAddress } from '../use-cases/look-up-address.ts';
import type { LookUpAddressPorts } from '../use-cases/look-up-address.ts';
import { removeCustomerAddress } from '../use-cases/remove-customer-address.ts';
import { resetPassword } from '../use-cases/reset-password.ts';
import type { ResetPasswordInput, ResetPasswordPorts } from '../use-cases/reset-password.ts';
import { setDefaultAddress } from '../use-cases/set-default-address.ts';
import { signIn } from '../use-cases/sign-in.ts';
import type { SignInInput, SignInPorts } from '../use-cases/sign-in.ts';
import { signOut } from '../use-cases/sign-out.ts';
import type { SignOutPorts } from '../use-cases/sign-out.ts';
import { signUp } from '../use-cases/sign-up.ts';
import type { SignUpInput, SignUpPorts } from '../use-cases/sign-up.ts';
import { updateCustomerAddress } from '../use-cases/update-customer-address.ts';
import { updateCustomerData } from '../use-cases/update-customer-data.ts';
import type { CustomerDataInput, UpdateCustomerDataPorts } from '../use-cases/update-customer-data.ts';
import { userExists } from '../use-cases/user-exists.ts';
import type { UserExistsPorts } from '../use-cases/user-exists.ts';

/** Everything that what the graph offers asks for. */
export type GraphPorts = SignUpPorts &
  SignInPorts &
  SignOutPorts &
  ForgotPasswordPorts &
  ResetPasswordPorts &
  UpdateCustomerDataPorts &
  UserExistsPorts &
  LookUpAddressPorts &
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
    endSession: (caller: SignedIn, sessionId: string) => endSession(ports, caller, sessionId),
    isRobotChecked: (realm: Realm) => ports.checkedRealms.has(realm),
    userExists: (caller: Caller, email: string) => userExists(ports, caller, email),
    judgePassword: (caller: Caller, about: { password: string; email?: string | null }) =>
      judgePassword(ports, caller, about),
    forgotPassword: (caller: Caller, input: ForgotPasswordInput) => forgotPassword(ports, caller, input),
    resetPassword: (caller: Caller, input: ResetPasswordInput) => resetPassword(ports, caller, input),
    updateCustomerData: (caller: SignedIn, input: CustomerDataInput) =>
      updateCustomerData(ports, caller, input),
    addCustomerAddress: (caller: SignedIn, input: CustomerAddressInput) =>
      addCustomerAddress(ports, caller, input),
    updateCustomerAddress: (caller: SignedIn, addressId: string, input: CustomerAddressInput) =>
      updateCustomerAddress(ports, caller, addressId, input),
    removeCustomerAddress: (caller: SignedIn, addressId: string) =>
      removeCustomerAddress(ports, caller, addressId),
    setDefaultAddress: (caller: SignedIn, addressId: string, type: AddressType) =>
      setDefaultAddress(ports, caller, addressId, type),
    lookUpAddress: (caller: Caller, input: Parameters<typeof lookUpAddress>[2]) =>
      lookUpAddress(ports, caller, input),
  };
}
