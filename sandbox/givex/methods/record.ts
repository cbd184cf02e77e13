import type { Account } from '../ledger/account.ts';
import type { Transaction } from '../ledger/entries.ts';
import { formatAmount, required } from './call.ts';
import type { Call, MethodDependencies } from './call.ts';

type Own<T> = T extends Transaction ? Omit<T, 'id' | 'at' | 'code' | 'serial' | 'host'> : never;

/** Writes one transaction of an account; on disk when it resolves. @returns its entry's reference and the account after it */
export async function record(
  call: Call,
  { ledger, now }: MethodDependencies,
  { card }: Account,
  own: Own<Transaction>,
): Promise<{ reference: string; after: Account }> {
  const id = ledger.nextId();
  const at = now().toISOString();
  const written = ledger.append({
    ...own,
    id,
    at,
    code: required(call, 1),
    serial: card.serial,
    host: call.host,
  } as Transaction);
  const after = ledger.account(card.number);
  if (after === undefined) throw new Error('A card with entries is in the ledger.');
  await written;
  return { reference: id, after };
}

/** Balance and expiry, as every answer about money ends. */
export const standing = ({ available, card }: Account): readonly string[] => [
  formatAmount(available),
  card.expires ?? 'None',
];
