import type { Tx } from '@loupe/database/tx';
import type { CustomerState } from '../domain/customer/customer-state.ts';

export interface ProjectCustomerPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => {
    /** @returns whether it names a guest order for the first time */
    save(customer: CustomerState): Promise<boolean>;
    /** The e-mail of an order that is still a guest's. */
    lockGuestOrder(site: string, orderNumber: string): Promise<string | null>;
    attach(site: string, orderNumber: string, owner: string): Promise<boolean>;
  };
  readonly emailDigests: { matches(email: string, digest: string): boolean };
}

/**
 * Keeps the latest state of a customer, and gives them the guest order that they named at sign-up if it was confirmed to their
 * e-mail. Whether it was is told to nobody: the order is in their account, or nothing happens. A name is tried once, in the
 * transaction that first hears of it, so that a later change of e-mail opens no other's order.
 * @returns whether an order became theirs
 */
export function projectCustomer(ports: ProjectCustomerPorts, customer: CustomerState): Promise<boolean> {
  const { id, site, namedOrder, emailDigest } = customer;
  return ports.transaction(async (tx) => {
    const customers = ports.customersIn(tx);
    if (!(await customers.save(customer))) return false;
    const email = await customers.lockGuestOrder(site, namedOrder);
    if (email === null || !ports.emailDigests.matches(email, emailDigest)) return false;
    return customers.attach(site, namedOrder, `c:${id}`);
  });
}
