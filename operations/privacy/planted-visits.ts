import { randomUUID } from 'node:crypto';
import type pg from 'pg';

interface Visitor {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly engraving: string;
}

/** An appointment that has ended and a price promise that was refused, of an owner. Without triggers and foreign keys. */
export async function plantVisits(client: pg.ClientBase, owner: string, visitor: Visitor): Promise<void> {
  const { name, email, phone, engraving } = visitor;
  const key = randomUUID();
  await client.query(
    `INSERT INTO stores_reservations.appointment (id, number, site, owner, store_id, service_key, service_name, kind, starts_at, ends_at,
       salutation, first_name, last_name, email, phone, note, store_message, video_url, state, booked_at, closed_at)
     SELECT $1::uuid, 'A-' || $1, 'loupe', $2, $1::uuid, 'rings', 'Rings', 'APPOINTMENT', now() - interval '2 hours', now() - interval '1 hour',
       'DR', $3, $3, $4, $5, $6, $6, 'https://example.com/' || $3, 'ATTENDED', now() - interval '1 day', now()`,
    [key, owner, name, email, phone, engraving],
  );
  await client.query(
    `INSERT INTO stores_reservations.price_promise (id, number, site, owner, name, email, product_id, product_key, product_name, sku, our_price,
       their_price, shop, page, note, state, reason, asked_at, answer_by)
     SELECT $1::uuid, 'P-' || $1, 'loupe', $2, $3, $4, $1::uuid, 'ring', 'Ring', 'ring', 100, 90, 'Another', 'https://example.com/?q=' || $3, $5,
       'REJECTED', 'NOT_FOUND', now(), now()`,
    [key, owner, name, email, engraving],
  );
}
