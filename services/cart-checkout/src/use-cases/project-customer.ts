import type { Tx } from '@loupe/database/tx';
import type { EmailDigest } from '@loupe/email-digest/email-digest';
import type { CustomerState, SavedCustomer } from '../domain/customer/customer-state.ts';
import { UnknownDigestKeyError } from '../domain/customer/unknown-digest-key-error.ts';

export interface ProjectCustomerPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => {
    /** @returns whether it names a guest order for the first time */
    save(customer: SavedCustomer): Promise<boolean>;
    /** The e-mail of an order that still belongs to a guest. */
    lockGuestOrder(site: string, orderNumber: string): Promise<string | null>;
    attach(site: string, orderNumber: string, owner: string): Promise<boolean>;
  };
  /** @returns a comparison of e-mails with the digest; null while the digest's key is not accepted here */
  readonly emailComparison: (digest: EmailDigest) => ((email: string) => boolean) | null;
  readonly reportFault: (error: unknown, message: string) => void;
}

/**
 * Stores the latest state of a customer, and attaches the guest order that they named at sign-up if it has their e-mail. No error
 * shows that it has not, so that order numbers cannot be probed. An order is checked once, in the transaction that first stores its
 * name, so that a later change of e-mail cannot attach another person's order. If it cannot be checked, because the digest's key is
 * not accepted here, its name is not stored, and identity's next state names it again.
 * @returns whether an order was attached
 */
export function projectCustomer(ports: ProjectCustomerPorts, customer: CustomerState): Promise<boolean> {
  const { id, site, namedOrder, emailDigest: digest, emailDigestKey: keyId } = customer;
  const isEmail = ports.emailComparison({ digest, keyId });
  const mustWait = isEmail === null && namedOrder !== '';
  if (mustWait)
    ports.reportFault(
      new UnknownDigestKeyError(id, keyId),
      'The guest order a customer named waits until identity publishes the customer again.',
    );
  return ports.transaction(async (tx) => {
    const customers = ports.customersIn(tx);
    const isNewlyNamed = await customers.save(mustWait ? { ...customer, namedOrder: null } : customer);
    if (!isNewlyNamed || isEmail === null) return false;
    const email = await customers.lockGuestOrder(site, namedOrder);
    if (email === null || !isEmail(email)) return false;
    return customers.attach(site, namedOrder, `c:${id}`);
  });
}
