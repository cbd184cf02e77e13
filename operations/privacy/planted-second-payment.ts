import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { IDS } from '../../proofs/invariants/valid-shop.ts';

/** The order of the valid shop was paid again, by a card. */
export async function plantSecondPayment(client: pg.ClientBase, maskedNumber: string): Promise<void> {
  const again = randomUUID();
  await client.query(
    `INSERT INTO cart_checkout.pay_again (id, order_id, episode, amount, idempotency_key, state, created_at)
     VALUES ($1::uuid, $2, 1, 5000, $1::text, 'done', now())`,
    [again, IDS.ORDER],
  );
  const payment = randomUUID();
  await client.query(
    `INSERT INTO payments_finance.payment (id, placement_id, pays_again_for, site, state, currency, amount_minor)
     VALUES ($1, $2, $3, 'loupe', 'authorised', 'GBP', 5000)`,
    [payment, again, IDS.PLACEMENT],
  );
  await client.query(
    `INSERT INTO payments_finance.tender (id, payment_id, step, attempt, method, state, currency, amount_minor, request_hash, reference,
       merchant_transaction_id, provider_id, held_currency, held_minor, masked_number, card_type)
     VALUES ($1::uuid, $2, 'card', 1, 'credit-card', 'held', 'GBP', 5000, '', 'LP1', $1::text, $1::text, 'GBP', 5000, $3, 'Visa')`,
    [randomUUID(), payment, maskedNumber],
  );
}
