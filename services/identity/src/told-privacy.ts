import type { Tx } from '@loupe/database/tx';
import type { Transactions } from '@loupe/database/transactions';
import { enqueue } from '@loupe/messaging/outbox';
import { privacyRepository } from './adapters/db/privacy-repository.ts';
import type { PrivacyKind } from './domain/privacy/privacy-request.ts';
import { privacyRequestEnded } from './events/published/privacy-request-ended.ts';
import { privacyRequested } from './events/published/privacy-requested.ts';

/** What changes requests about one's data here, each in one transaction with its event: a restore of the database finds it there. */
export function toldPrivacy(transaction: Transactions['transaction']) {
  const ended = async (tx: Tx, id: string | undefined, site: string, endedAs: 'cancelled' | 'refused') => {
    if (id !== undefined) await enqueue(tx, privacyRequestEnded({ id, site, endedAs }));
    return id !== undefined;
  };
  return {
    /** Of an account. Nothing where one of the kind runs. */
    ask: (site: string, kind: PrivacyKind, customerId: string): Promise<void> =>
      transaction(async (tx) => {
        const id = await privacyRepository(tx).ask(site, kind, customerId);
        if (id !== undefined)
          await enqueue(tx, privacyRequested({ id, site, kind, customerId, orderNumber: null }));
      }),

    /** @returns false for a link that is not known or has ended, and once the erasure has begun */
    cancel: (site: string, token: string): Promise<boolean> =>
      transaction(async (tx) =>
        ended(tx, await privacyRepository(tx).cancel(site, token), site, 'cancelled'),
      ),

    /** Ends the wait of an account's erasure of which nobody can be told. @param why as `order LP1` */
    refuseUntold: (requestId: string, why: string): Promise<boolean> =>
      transaction(async (tx) => {
        const site = await privacyRepository(tx).refuseUntold(requestId, why);
        return site !== undefined && ended(tx, requestId, site, 'refused');
      }),
  };
}
