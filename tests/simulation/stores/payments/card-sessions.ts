import type { CardSessions } from '../../../../services/payments-finance/src/use-cases/ports/card-sessions.ts';
import type { TokenOwner } from '../../../../services/payments-finance/src/domain/payment/payer.ts';
import type { RunStatement } from '../run-statement.ts';
import type { PaymentsTables } from './tables.ts';

/** The in-memory twin of payments-finance's adapters/db/card-session-repository.ts. */
export function memoryCardSessions(tables: PaymentsTables, run: RunStatement): CardSessions {
  return {
    find: ({ keyId, tokenId }, owner) =>
      run('sessions.find', (view) => {
        const context = keyId === undefined ? undefined : view.get(tables.contexts, keyId);
        const setUp = tokenId === undefined ? undefined : view.get(tables.setUps, tokenId);
        return {
          tokenKey: isOwn(context, owner) ? context?.key : undefined,
          referenceId: isOwn(setUp, owner) ? setUp?.referenceId : undefined,
        };
      }),
  };
}

const isOwn = (row: TokenOwner | undefined, { cartId, ownerKey, site }: TokenOwner): boolean =>
  row?.cartId === cartId && row.ownerKey === ownerKey && row.site === site;
