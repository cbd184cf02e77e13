import { maskedNumber } from '../../../../services/payments-finance/src/use-cases/ports/gift-cards.ts';
import type {
  GiftCardVault,
  StoredGiftCard,
} from '../../../../services/payments-finance/src/use-cases/ports/gift-cards.ts';
import type { TokenOwner } from '../../../../services/payments-finance/src/domain/payment/payer.ts';
import type { RunStatement } from '../run-statement.ts';
import type { GiftCardRow, PaymentsTables } from './tables.ts';

/** The in-memory twin of payments-finance's adapters/db/gift-card-repository.ts, without encryption. */
export function memoryGiftCardVault(tables: PaymentsTables, run: RunStatement): GiftCardVault {
  return {
    add: (card, owner) =>
      run('giftCards.add', (view) => {
        const { site, cartId, ownerKey } = owner;
        const key = `${site}/${cartId}/${ownerKey}/${card.number}`;
        const known = view.lock(tables.giftCardByNumber, key);
        const row = known === undefined ? undefined : view.get(tables.giftCards, known);
        if (row !== undefined) return storedOf(row);
        const id = view.database.newId();
        view.put(tables.giftCardByNumber, key, id);
        return storedOf(view.insert(tables.giftCards, id, { id, site, cartId, ownerKey, ...card }));
      }),

    find: (id, owner) =>
      run('giftCards.find', (view) => {
        const row = view.get(tables.giftCards, id);
        return row && isOwn(row, owner) ? storedOf(row) : undefined;
      }),

    reveal: (id) =>
      run('giftCards.reveal', (view) => {
        const row = view.get(tables.giftCards, id);
        return row && { number: row.number, pin: row.pin };
      }),

    remove: (id, owner) =>
      run('giftCards.remove', (view) => {
        const row = view.lock(tables.giftCards, id);
        const isNamed = view.all(tables.tenders).some(({ account }) => account === id);
        if (row !== undefined && isOwn(row, owner) && !isNamed) view.remove(tables.giftCards, id);
      }),

    digestsOf: (number) => [digestOf(number)],
  };
}

const isOwn = (row: GiftCardRow, { cartId, ownerKey, site }: TokenOwner): boolean =>
  row.cartId === cartId && row.ownerKey === ownerKey && row.site === site;

const digestOf = (number: string): string => `digest-${number}`;

const storedOf = ({ id, number }: GiftCardRow): StoredGiftCard => ({
  id,
  maskedNumber: maskedNumber(number),
  digest: digestOf(number),
});
