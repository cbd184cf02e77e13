/** Two reservations of a store, whose second one differs by `change`. */
const reserved = (change: string, before = ''): string => `
  ${before};
  INSERT INTO stores_reservations.reservation (id, number, site, owner, store_id, sku, intended_sku, unit_no, product_id, product_key,
      product_name, price, salutation, first_name, last_name, email, phone, state, placed_at, verified_at, expires_at, due_at)
    SELECT ('00000000-0000-7000-8000-0000000000d' || n)::uuid, 'R-' || n, 'loupe', 'c:1', '00000000-0000-7000-8000-0000000000c1', 'ring',
      'ring', 1, '00000000-0000-7000-8000-0000000000c2', 'ring', 'Ring', 100, '', '', '', 'a', '', 'NEW', now(), now(),
      now() + interval '1 hour', now() + interval '1 hour'
    FROM generate_series(1, 2) AS n WHERE n = 1;
  INSERT INTO stores_reservations.reservation
    SELECT (jsonb_populate_record(r, '{"id": "00000000-0000-7000-8000-0000000000d2", "number": "R-2", "unit_no": 9, "email": "c"}')).*
    FROM stores_reservations.reservation r;
  INSERT INTO stores_reservations.reservation_act (reservation_id, version, act, actor, state, done_at)
    SELECT id, 1, 'place', 'customer', 'NEW', now() FROM stores_reservations.reservation;
  INSERT INTO stores_reservations.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at, published_at)
    SELECT uuidv7(), 'stores.reservation.v1', id::text, 1, 'reservation-changed', '', now(), now() FROM stores_reservations.reservation;
  UPDATE stores_reservations.reservation SET ${change.includes('email') ? '' : `email = 'a', `}${change} WHERE number = 'R-2'`;

/** One violation of each invariant of reservations, by the beginning of its sentence. */
export const RESERVATION_PLANTS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    'I1 no piece of a store',
    reserved(`unit_no = 1, email = 'b'`, `DROP INDEX stores_reservations.one_promise_per_piece`),
  ],
  [
    'I1 no more pieces of a store',
    `${reserved(`unit_no = 2, email = 'b'`)};
     INSERT INTO stores_reservations.store_stock (store_id, sku, on_hand) SELECT DISTINCT store_id, sku, 1 FROM stores_reservations.reservation;
     INSERT INTO stores_reservations.store_stock_movement (store_id, sku, kind, quantity, operator, moved_at)
       SELECT store_id, sku, 'receipt', 1, 'Ada', now() - interval '1 hour' FROM stores_reservations.store_stock`,
  ],
  [
    'I4 what was collected',
    `${reserved(`unit_no = 2, email = 'b', state = 'COMPLETED', accepted_at = now(), closed_at = now(), receipt = 'T-1', expires_at = NULL, due_at = NULL`)};
     UPDATE stores_reservations.reservation_act a SET state = r.state, act = 'hand-over', actor = 'clock'
       FROM stores_reservations.reservation r WHERE r.id = a.reservation_id AND r.number = 'R-2'`,
  ],
  ['I1 no mailbox', reserved(`unit_no = 2`, `DROP INDEX stores_reservations.one_live_per_customer`)],
  [
    'I4 no reservation outlives',
    reserved(`unit_no = 2, email = 'b', expires_at = now() - interval '10 minutes'`),
  ],
  ['I4 each version of a reservation', reserved(`unit_no = 2, email = 'b', version = 2`)],
  [
    'I4 a request',
    `${reserved(`unit_no = 2, email = 'b'`)}; UPDATE stores_reservations.reservation_act SET act = 'swap'`,
  ],
  [
    'I14 the last event of a reservation',
    `${reserved(`unit_no = 2, email = 'b'`)}; UPDATE stores_reservations.outbox SET aggregate_version = 7 WHERE aggregatetype = 'stores.reservation.v1'`,
  ],
];
