const S = 'stores_reservations';
const ID = '00000000-0000-7000-8000-0000000000a1';
const STORE = '00000000-0000-7000-8000-0000000000a2';
const PERSON = '00000000-0000-7000-8000-0000000000a3';

/** An appointment of tomorrow as it has to be, and then what breaks it. Its store and its person are not what is looked at. */
const booked = (change: string): string => `
  INSERT INTO ${S}.appointment (id, number, site, owner, store_id, service_key, service_name, kind, starts_at, ends_at, salutation,
      first_name, last_name, email, phone, state, booked_at)
    VALUES ('${ID}', 'A-1', 'loupe', 'c:1', '${STORE}', 'viewing', 'Viewing', 'APPOINTMENT', date_trunc('hour', now() + interval '1 day'),
      date_trunc('hour', now() + interval '1 day') + interval '1 hour', '', '', '', 'a', '', 'BOOKED', now());
  INSERT INTO ${S}.appointment_act (appointment_id, version, act, actor, state, starts_at, done_at)
    SELECT id, 1, 'book', 'customer', 'BOOKED', starts_at, now() FROM ${S}.appointment;
  INSERT INTO ${S}.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at, published_at)
    SELECT uuidv7(), 'stores.appointment.v1', id::text, 1, 'appointment-changed', '', now(), now() FROM ${S}.appointment;
  INSERT INTO ${S}.diary_claim (resource_id, store_id, appointment_id, starts_at, ends_at)
    SELECT '${PERSON}', store_id, id, starts_at, ends_at FROM ${S}.appointment;
  ${change}`;

/** One violation of each invariant of diaries, by the beginning of its sentence. */
export const APPOINTMENT_PLANTS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    'I1 nobody and no room',
    booked(`ALTER TABLE ${S}.diary_claim DROP CONSTRAINT no_double_booking;
      INSERT INTO ${S}.diary_claim (resource_id, store_id, note, starts_at, ends_at)
        SELECT resource_id, store_id, 'Painting', starts_at + interval '30 minutes', ends_at FROM ${S}.diary_claim`),
  ],
  [
    'I1 a visitor who fills',
    booked(`INSERT INTO ${S}.diary_claim (resource_id, store_id, holder, starts_at, ends_at, expires_at)
      SELECT resource_id, store_id, 'a:1', ends_at + n * interval '2 hours', ends_at + n * interval '2 hours' + interval '1 hour',
        now() + interval '5 minutes' FROM ${S}.diary_claim, generate_series(1, 2) AS n`),
  ],
  ['I1 an appointment to come', booked(`DELETE FROM ${S}.diary_claim`)],
  [
    'I1 an appointment to come',
    booked(`UPDATE ${S}.appointment SET state = 'CANCELLED', reason = 'STORE', closed_at = now();
      UPDATE ${S}.appointment_act SET state = 'CANCELLED', reason = 'STORE'`),
  ],
  [
    'I1 what a store’s team has blocked',
    booked(`INSERT INTO ${S}.diary_block (resource_id, store_id, note, starts_at, ends_at)
      SELECT resource_id, store_id, 'Training', starts_at, ends_at + interval '1 hour' FROM ${S}.diary_claim`),
  ],
  ['I4 each version of an appointment', booked(`UPDATE ${S}.appointment_act SET state = 'ATTENDED'`)],
  [
    'I14 the last event of an appointment',
    booked(`UPDATE ${S}.outbox SET aggregate_version = 7 WHERE aggregatetype = 'stores.appointment.v1'`),
  ],
];
