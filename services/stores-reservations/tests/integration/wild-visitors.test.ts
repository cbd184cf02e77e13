import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentsOf, openDiary, SERVICE, TEN } from './support/appointments.ts';
import { pricePromisesOf } from './support/price-promises.ts';
import { newVisitor, SKU, storesOnSaturday } from './support/reservations.ts';
import type { Visitor } from './support/reservations.ts';

const { service, shop, count } = storesOnSaturday();
let diary: ReturnType<typeof appointmentsOf>;
let promises: ReturnType<typeof pricePromisesOf>;
beforeAll(() => {
  diary = appointmentsOf(service());
  promises = pricePromisesOf(service());
});
beforeEach(async () => {
  await openDiary(service());
  await count('bb-leeds', SKU, 3);
});

/** Everything but the counters of attempts. */
const written = async () =>
  (
    await service().pool.query<Record<string, unknown>>(
      `SELECT (SELECT jsonb_agg(r ORDER BY id) FROM reservation r) AS reservations, (SELECT jsonb_agg(a ORDER BY id) FROM appointment a) AS appointments,
        (SELECT jsonb_agg(p ORDER BY id) FROM price_promise p) AS promises, (SELECT count(*) FROM diary_claim) AS claims,
        (SELECT count(*) FROM outbox) AS events, (SELECT count(*) FROM later_work) AS mails`,
    )
  ).rows[0];

const contactOf = ({ email }: Visitor) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  phone: '07700 900123',
});
const inputs = {
  placeReservation: (visitor: Visitor) => ({ storeKey: 'bb-leeds', sku: SKU, contact: contactOf(visitor) }),
  holdAppointment: () => ({ storeKey: 'bb-leeds', serviceKey: SERVICE, startsAt: TEN }),
  bookAppointment: (visitor: Visitor) => ({
    ...inputs.holdAppointment(),
    contact: contactOf(visitor),
    note: 'A ring.',
  }),
  requestPricePromise: ({ email }: Visitor) => ({
    sku: SKU,
    theirPrice: 119_500,
    shop: 'Hartwell',
    page: 'hartwell.example',
    note: 'On Friday.',
    name: 'Ada',
    email,
  }),
};
type Door = keyof typeof inputs;

/** The paths of all that is typed. */
const fieldsOf = (input: object, under = ''): string[] =>
  Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [`${under}${name}`] : fieldsOf(Object(value) as object, `${under}${name}.`),
  );

/** @returns the code of what was refused, and null for what was not */
async function send(door: Door, visitor: Visitor, field: string, typed: string): Promise<string | null> {
  const input = structuredClone(inputs[door](visitor)) as Record<string, unknown>;
  const path = field.split('.');
  const name = path.pop()!;
  const holder = path.reduce((whole, part) => whole[part] as Record<string, unknown>, input);
  holder[name] = typed;
  const type = `${door[0]!.toUpperCase()}${door.slice(1)}Input!`;
  const { data, errors } = await service().ask<{ done: { code?: string } }>(
    `mutation ($input: ${type}) { done: ${door}(input: $input) { ... on Failure { code } } }`,
    { input },
    visitor.actor,
    visitor.ip,
  );
  return errors?.[0]?.extensions.code ?? data.done.code ?? null;
}

/** Nobody prints, stores or reads these. */
const UNUSABLE = ['a\0b', 'a\u0007b', 'a\u2028b', '\ud800', 'x'.repeat(60_000), 'x'.repeat(1_000_000)];
const TYPED =
  /^(ValidationError|BAD_REQUEST|BAD_USER_INPUT|PieceNotInStoreError|PieceNotFoundError|AppointmentTimeTakenError)$/;

describe('what visitors type', () => {
  it.each(Object.keys(inputs) as Door[])(
    '[MU-16] [RT-14] [RT-15] is refused by a name in each field of %s when nobody can use it, and nothing is written',
    async (door) => {
      const before = await written();
      for (const field of fieldsOf(inputs[door](newVisitor())))
        for (const typed of UNUSABLE) {
          const code = await send(door, newVisitor(), field, typed);
          expect([field, typed.slice(0, 9), code]).toEqual([
            field,
            typed.slice(0, 9),
            expect.stringMatching(TYPED),
          ]);
        }
      expect(await written()).toEqual(before);
      await service().sweep();
      expect(service().mails).toEqual([]);
    },
  );

  it('[MU-16] [RT-14] [RT-15] stays as it was typed, in any script and with any sign', async () => {
    for (const name of ['Zoë 💍 O’Hara', 'عائشة', '<b>Ada</b> & "co"', '%s {{ name }} $1']) {
      expect(await send('placeReservation', newVisitor(), 'contact.firstName', name)).toBeNull();
      await service().pool
        .query(`UPDATE reservation SET state = 'CANCELLED', reason = 'STORE', occupies = false,
        expires_at = NULL, due_at = NULL, closed_at = clock()`);
      expect(await send('requestPricePromise', newVisitor(), 'name', name)).toBeNull();
      expect(await send('requestPricePromise', newVisitor(), 'note', `${name}\n${name}`)).toBeNull();
      await openDiary(service());
      expect(await send('bookAppointment', newVisitor(), 'note', `${name}\n${name}`)).toBeNull();
      const { rows } = await service().pool.query<{ typed: string }>(
        `SELECT first_name AS typed FROM reservation UNION SELECT name FROM price_promise
         UNION SELECT note FROM price_promise UNION SELECT note FROM appointment`,
      );
      const typed = rows.map((row) => row.typed);
      expect(typed).toEqual(expect.arrayContaining([name, `${name}\n${name}`]));
      await service().sweep();
    }
  });
});

/** One of each for its visitor, with the link of its e-mail. */
async function oneOfEach() {
  const [reserver, booker, asker] = [newVisitor(), newVisitor(), newVisitor()];
  const reservationNumber = (await shop().place(reserver)).reservationNumber!;
  const { appointmentNumber } = (await diary.book(booker, TEN)).appointment!;
  const pricePromiseNumber = await promises.asked(asker);
  await service().sweep();
  const tokenOf = ({ email }: Visitor) => service().mails.find(({ to }) => to === email)!.token;
  const tokens = [tokenOf(reserver), tokenOf(booker), tokenOf(asker)] as const;
  return { reservationNumber, appointmentNumber, pricePromiseNumber, tokens };
}

describe('links and numbers', () => {
  it('[QY-10] [RT-14] [RT-15] of another, altered, of another kind or of another shop show and change nothing', async () => {
    const { tokens, ...numbers } = await oneOfEach();
    const { reservationNumber, appointmentNumber, pricePromiseNumber } = numbers;
    const before = await written();
    const bad = [
      ...tokens.flatMap((token) => [
        token.slice(0, -1),
        `${token}A`,
        `${token.slice(0, 8)}AAAA${token.slice(12)}`,
      ]),
      ...['', 'x'.repeat(60_000)],
    ];
    const stranger = newVisitor({ isCustomer: true });
    const elsewhere = { ...stranger, actor: { ...stranger.actor, site: 'loupe' as const } };
    const tries = [
      ...bad.map((token) => [stranger, token, token, token] as const),
      // Each opens its own kind only, and in its own shop.
      [stranger, tokens[1], tokens[2], tokens[0]] as const,
      [elsewhere, ...tokens] as const,
    ];
    for (const [who, ofReservation, ofAppointment, ofPromise] of tries) {
      expect(await shop().find(who, { token: ofReservation })).toBeNull();
      expect((await shop().confirm(who, ofReservation)).code).toBe('ReservationNotFoundError');
      expect((await shop().cancel(who, { token: ofReservation })).code).toBe('ReservationNotFoundError');
      expect(await diary.find(who, { token: ofAppointment })).toBeNull();
      expect(await diary.cancel(who, { token: ofAppointment })).toBe('AppointmentNotFoundError');
      const moved = await diary.move(who, { token: ofAppointment, startsAt: TEN });
      expect(moved.__typename).toBe('AppointmentNotFoundError');
      expect(await promises.find(who, { token: ofPromise })).toBeNull();
    }
    expect(await shop().find(stranger, { reservationNumber })).toBeNull();
    expect((await shop().cancel(stranger, { reservationNumber })).code).toBe('ReservationNotFoundError');
    expect(await diary.find(stranger, { appointmentNumber })).toBeNull();
    expect(await diary.cancel(stranger, { appointmentNumber })).toBe('AppointmentNotFoundError');
    expect(await promises.find(stranger, { pricePromiseNumber })).toBeNull();
    expect(await written()).toEqual(before);
  });

  it('[EU-10] [RT-14] [RT-15] that a mail scanner opens, all of them and often, change nothing', async () => {
    const { tokens } = await oneOfEach();
    const before = await written();
    const scanner = newVisitor();
    for (let opened = 0; opened < 3; opened++) {
      expect(await shop().find(scanner, { token: tokens[0] })).toMatchObject({ status: 'NEW' });
      expect(await diary.find(scanner, { token: tokens[1] })).toMatchObject({ status: 'BOOKED' });
      expect(await promises.find(scanner, { token: tokens[2] })).toMatchObject({
        status: 'PENDING_DECISION',
      });
    }
    expect(await written()).toEqual(before);
    const sent = service().mails.length;
    await service().sweep();
    expect(service().mails).toHaveLength(sent);
  });
});
