import { defaultFirst, isDefaultOf } from '../../domain/address/address.ts';
import type { AddressType } from '../../domain/address/address.ts';
import type { Context } from '../context.ts';
import type { UserParent } from '../user-parent.ts';

interface UserReference {
  readonly id: string;
}

const defaultId = (type: AddressType) => (user: UserParent) =>
  user.addresses.find((address) => isDefaultOf(address, type))?.id ?? null;

const listFor = (type: AddressType) => (user: UserParent) => defaultFirst(user.addresses, type);

/** EN-01. */
export const User = {
  /** Another's account answers as one that does not exist. A fresh object each time, since Apollo writes __typename on it. */
  async __resolveReference({ id }: UserReference, { actor, customers }: Context): Promise<UserParent | null> {
    if (id !== actor.customerId) return null;
    const customer = await customers.load(id);
    return customer === undefined ? null : { ...customer, currentSessionId: actor.sessionId };
  },

  defaultShippingAddressId: defaultId('shipping'),
  defaultBillingAddressId: defaultId('billing'),
  shippingAddresses: listFor('shipping'),
  billingAddresses: listFor('billing'),
  marketingPreferences: ({ marketingTypes }: UserParent) => ({ types: marketingTypes }),

  async sessions(
    { id: customerId, currentSessionId }: UserParent,
    _arguments: unknown,
    { useCases }: Context,
  ) {
    const sessions = (await useCases.listSessions(customerId)).map(
      ({ startedAt, expiresAt, ...session }) => ({
        ...session,
        isCurrent: session.id === currentSessionId,
        startedAt: startedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }),
    );
    return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  },
};
