import type { Context } from '../context.ts';

interface UserReference {
  readonly id: string;
}

export const User = {
  /** Another's account answers as one that does not exist. A fresh object each time, since Apollo writes __typename on it. */
  async __resolveReference({ id }: UserReference, { actor, customers }: Context) {
    if (id !== actor.customerId) return null;
    const customer = await customers.load(id);
    return customer === undefined ? null : { id, email: customer.email };
  },
};
