import { defaultFirst, isDefaultOf } from '../../domain/address/address.ts';
import type { AddressType } from '../../domain/address/address.ts';
import type { UserResolvers } from '../gen/schema-types.ts';
import type { UserParent } from '../user-parent.ts';

const defaultId = (type: AddressType) => (user: UserParent) =>
  user.addresses.find((address) => isDefaultOf(address, type))?.id ?? null;

const listFor = (type: AddressType) => (user: UserParent) => defaultFirst(user.addresses, type);

/** EN-01. */
export const User = {
  /** Another customer's account is treated as missing. A fresh object each time, since Apollo writes __typename on it. */
  async __resolveReference({ id }, { actor, customers }) {
    if (id !== actor.customerId) return null;
    const customer = await customers.load(id);
    return customer === undefined ? null : { ...customer, currentSessionId: actor.sessionId };
  },

  defaultShippingAddressId: defaultId('shipping'),
  defaultBillingAddressId: defaultId('billing'),
  shippingAddresses: listFor('shipping'),
  billingAddresses: listFor('billing'),
  marketingPreferences: ({ marketingTypes }) => ({ types: marketingTypes }),

  async sessions({ id: customerId, currentSessionId }, _none, { useCases }) {
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

  async privacyRequests({ id: customerId }, _none, { useCases }) {
    return (await useCases.listPrivacyRequests(customerId)).map(({ askedAt, dueAt, ...request }) => ({
      ...request,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    }));
  },
} satisfies UserResolvers;
