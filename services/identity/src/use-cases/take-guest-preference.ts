import type { Tx } from '@loupe/database/tx';
import { guestPreference } from '../domain/marketing/guest-preference.ts';
import type { GuestPreference } from '../domain/marketing/guest-preference.ts';

export interface TakeGuestPreferencePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Of an e-mail, under every key. */
  readonly digestsOf: (email: string) => readonly string[];
  readonly newId: () => string;
  readonly marketingIn: (tx: Tx) => {
    isSuppressed(site: string, digests: readonly string[]): Promise<boolean>;
    /** @returns its id; undefined when the order has said it, or the mailbox is asked or has agreed */
    add(id: string, preference: GuestPreference): Promise<string | undefined>;
  };
  readonly marketingEmailsIn: (tx: Tx) => { owe(contactId: string): Promise<void> };
}

/**
 * RO-06: a guest's yes. It is in force only once the owner of the mailbox confirms it, since a guest may type any address. A mailbox that
 * withdrew is neither stored nor written to. @throws InvalidFieldError
 */
export async function takeGuestPreference(
  ports: TakeGuestPreferencePorts,
  said: Parameters<typeof guestPreference>[0],
): Promise<void> {
  const preference = guestPreference(said);
  await ports.transaction(async (tx) => {
    const marketing = ports.marketingIn(tx);
    if (await marketing.isSuppressed(preference.site, ports.digestsOf(preference.email))) return;
    const id = await marketing.add(ports.newId(), preference);
    if (id !== undefined) await ports.marketingEmailsIn(tx).owe(id);
  });
}
