import type { Account } from '../ledger/account.ts';
import { reversedIds } from '../ledger/account.ts';
import type { Transaction } from '../ledger/entries.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { formatAmount } from '../methods/call.ts';

/** A transaction and what is left of it; amounts as decimal strings. */
export interface TransactionRow {
  readonly id: string;
  readonly at: string;
  readonly kind: Transaction['kind'];
  readonly code: string;
  readonly serial: string;
  readonly host: string;
  /** The comment that came with it: the client's order number. */
  readonly reference: string;
  readonly asked: string;
  readonly amount: string;
  readonly reversed: boolean;
  /** Of a pre-authorisation: held now, and the code of the transaction that closed it. */
  readonly held: string;
  readonly closedBy: string | undefined;
  /** Of a post-authorisation: the pre-authorisation that it closes. */
  readonly preAuthId: string | undefined;
  /** Of a cancellation: the transaction that it cancels. */
  readonly cancels: string | undefined;
}

export function transactionRows(ledger: Ledger): TransactionRow[] {
  const all = ledger.transactions();
  const reversed = reversedIds(all);
  const open = new Set(ledger.accounts().flatMap(openIds));
  const closes = new Map(
    all.flatMap((entry) =>
      entry.kind === 'post-auth' && !reversed.has(entry.id) ? [[entry.preAuthId, entry.code] as const] : [],
    ),
  );
  return all.map((entry) => {
    const { id, at, kind, code, serial, host, comment: reference = '', askedPence } = entry;
    const pence = 'pence' in entry ? entry.pence : 0;
    return {
      id,
      at,
      kind,
      code,
      serial,
      host,
      reference,
      asked: formatAmount(askedPence),
      amount: formatAmount(pence),
      reversed: reversed.has(id),
      held: formatAmount(open.has(id) ? pence : 0),
      closedBy: closes.get(id),
      preAuthId: entry.kind === 'post-auth' ? entry.preAuthId : undefined,
      cancels: entry.kind === 'cancel' ? entry.cancels : undefined,
    };
  });
}

const openIds = ({ preAuths }: Account): string[] =>
  preAuths.filter(({ end }) => end === undefined).map(({ entry }) => entry.id);

export const cardRow = ({ card, balance, held, available }: Account) => ({
  number: card.number,
  pin: card.pin,
  serial: card.serial,
  state: card.state,
  expires: card.expires ?? 'None',
  balance: formatAmount(balance),
  held: formatAmount(held),
  available: formatAmount(available),
});
