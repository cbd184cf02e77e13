import type { Tx } from '@loupe/database/tx';
import type { ConfirmedAccount } from '../../domain/customer/account.ts';
import type { Credential } from '../../domain/customer/credential.ts';
import type { CustomerChanges } from '../../domain/customer/customer-changes.ts';
import type { CustomerState } from '../../domain/customer/customer-state.ts';
import type { NewCustomer } from '../../domain/customer/customer.ts';
import { EmailTakenError } from '../../domain/customer/email-taken-error.ts';
import type { Addressee } from '../../domain/email/owed-email.ts';
import {
  EXISTS,
  FIND_ACCOUNT,
  FIND_ADDRESSEE,
  FIND_CREDENTIAL,
  HOLDS_PASSWORD,
  INSERT,
  LOCK,
  LOCK_ADDRESSEE,
  MARK_WARNED,
  RAISE_VERSIONS,
  SET_PASSWORD,
  UPDATE,
} from './account-statements.ts';

/** Creates, authenticates and changes accounts. */
export function accountRepository(tx: Tx) {
  return {
    /** @returns undefined when the site has an account for the e-mail */
    async insert(customer: NewCustomer): Promise<CustomerState | undefined> {
      const { birthday, marketing, ...fields } = customer;
      const [state] = await tx.query(INSERT, {
        ...fields,
        birthDay: birthday?.day ?? null,
        birthMonth: birthday?.month ?? null,
        marketingTypes: marketing.types,
        marketingSource: marketing.source,
        marketingTextVersion: marketing.textVersion,
      });
      return state;
    },

    /** Locks the customer's row until the transaction ends. */
    async lock(customerId: string): Promise<void> {
      await tx.query(LOCK, [customerId]);
    },

    async exists(site: string, email: string): Promise<boolean> {
      return (await tx.query(EXISTS, [site, email])).length > 0;
    },

    async findCredential(site: string, email: string, source: string): Promise<Credential | undefined> {
      const [credential] = await tx.query(FIND_CREDENTIAL, [site, email, source]);
      return credential;
    },

    async findAccount(customerId: string, site: string): Promise<ConfirmedAccount | undefined> {
      const [account] = await tx.query(FIND_ACCOUNT, [customerId, site]);
      return account;
    },

    /** The recipient of an e-mail; undefined when the site has no account for the address. */
    async findAddressee(site: string, email: string): Promise<Addressee | undefined> {
      const [addressee] = await tx.query(FIND_ADDRESSEE, [site, email]);
      return addressee;
    },

    /** The same, with the account's row locked, so that its e-mail does not change until the transaction ends. */
    async lockAddressee(site: string, email: string): Promise<Addressee | undefined> {
      const [addressee] = await tx.query(LOCK_ADDRESSEE, [site, email]);
      return addressee;
    },

    /** @throws EmailTakenError when the site has another account for the new e-mail; the transaction must be rolled back then */
    async update(customerId: string, changes: CustomerChanges): Promise<CustomerState> {
      const { title, firstName, lastName, mobileNumber, birthday, email, marketing } = changes;
      try {
        const [state] = await tx.query(UPDATE, {
          customerId,
          title: title ?? null,
          firstName: firstName ?? null,
          lastName: lastName ?? null,
          isMobileChanged: mobileNumber !== undefined,
          mobileNumber: mobileNumber ?? null,
          birthDay: birthday?.day ?? null,
          birthMonth: birthday?.month ?? null,
          email: email ?? null,
          marketingTypes: marketing?.types ?? null,
          marketingSource: marketing?.source ?? null,
          marketingTextVersion: marketing?.textVersion ?? null,
        });
        if (state === undefined) throw new Error('There is no customer with this id.');
        return state;
      } catch (error) {
        if ((error as { constraint?: string }).constraint === 'customer_site_email_key')
          throw new EmailTakenError('The site has an account for this e-mail.', { cause: error });
        throw error;
      }
    },

    /** Locks the next customers after `afterId` and raises their versions. @returns them in the order of ids; none after the last */
    raiseVersions(afterId: string, limit: number): Promise<CustomerState[]> {
      return tx.query(RAISE_VERSIONS, [afterId, limit]);
    },

    /** Whether the customer still has this password hash; locks it until the transaction ends. */
    async holdsPassword(customerId: string, hash: string): Promise<boolean> {
      return (await tx.query(HOLDS_PASSWORD, [customerId, hash])).length > 0;
    },

    async setPassword(customerId: string, hash: string): Promise<void> {
      await tx.query(SET_PASSWORD, [customerId, hash]);
    },

    /** @returns false when the owner was told less than an hour ago */
    async markWarned(site: string, email: string): Promise<boolean> {
      return (await tx.query(MARK_WARNED, [site, email])).length > 0;
    },
  };
}
