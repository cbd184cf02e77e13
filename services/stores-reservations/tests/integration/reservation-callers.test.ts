import { describe, expect, it } from '@jest/globals';
import { publishProduct } from './support/pieces.ts';
import { newVisitor, reservationsOf, SKU, storesOnSaturday } from './support/reservations.ts';
import { startStores } from './support/stores.ts';

const { service, shop, count, later } = storesOnSaturday();

describe('who may reserve, see and change', () => {
  it('[MU-16] answers a form that was sent twice with the same reservation, and one e-mail', async () => {
    await count('bb-leeds', SKU, 3);
    const guest = newVisitor();
    const [one, two] = await Promise.all([shop().place(guest), shop().place(guest)]);
    expect(two.reservationNumber).toBe(one.reservationNumber);
    await service().sweep();
    expect(service().mails).toHaveLength(1);
  });

  it('[MU-16] refuses a fourth live one of a person, of a mailbox when it confirms, and a second of one product', async () => {
    const products = Array.from({ length: 4 }, (_, n) => ({
      id: `0199c0de-0000-7000-8000-00000000010${n}`,
      key: `020000${n}`,
      version: 1n,
      skus: { [`020000${n}`]: 0 },
    }));
    for (const product of products) {
      await publishProduct(service(), product);
      await count('bb-leeds', product.key, 2);
    }
    await count('bb-leeds', SKU, 2);
    await count('bb-york', SKU, 2);
    const guest = newVisitor();
    await shop().place(guest);
    expect((await shop().place(guest, { storeKey: 'bb-york' })).code).toBe('ReservationLimitError');
    await shop().place(guest, { sku: '0200000' });
    await shop().place(guest, { sku: '0200001' });
    expect((await shop().place(guest, { sku: '0200002' })).code).toBe('ReservationLimitError');
    await service().sweep();
    for (const { token } of service().mails) await shop().confirm(guest, token);
    // Another browser that types the same e-mail learns nothing; the owner of the mailbox is told.
    service().mails.length = 0;
    await service().pool.query('TRUNCATE rate_limit');
    const stranger = { ...newVisitor(), email: guest.email };
    expect((await shop().place(stranger, { sku: '0200003' })).__typename).toBe('ReservationPlaced');
    expect((await shop().place(stranger)).__typename).toBe('ReservationPlaced');
    await service().sweep();
    const confirms = service().mails.filter(({ mail }) => mail === 'confirm');
    for (const { token } of confirms)
      expect((await shop().confirm(stranger, token)).code).toBe('ReservationLimitError');
    expect(confirms).toHaveLength(2);
  });

  it('[MU-16] keeps a piece that was held in vain eight times within a day for those who are signed in', async () => {
    await count('bb-leeds', SKU, 1);
    for (let wasted = 0; wasted < 8; wasted++) {
      await shop().place(newVisitor());
      await later(15);
    }
    expect((await shop().place(newVisitor())).code).toBe('ReservationLimitError');
    expect((await shop().place(newVisitor({ isCustomer: true }))).__typename).toBe('ReservationPlaced');
  });

  it('[QY-10] [RE-08] shows a reservation to its owner or by its link, and to nobody else', async () => {
    await count('bb-leeds', SKU, 2);
    const { visitor, number } = await shop().placed();
    const other = newVisitor({ isCustomer: true });
    expect(await shop().find(other, { reservationNumber: number })).toBeNull();
    expect((await shop().cancel(other, { reservationNumber: number })).code).toBe('ReservationNotFoundError');
    expect(
      await shop().find(
        { ...visitor, actor: { ...visitor.actor, site: 'loupe' } },
        { reservationNumber: number },
      ),
    ).toBeNull();
    await service().sweep();
    const { token } = service().mails[0]!;
    const forged = [...['', 'x'.repeat(70), token.slice(0, -1), `${token}A`], `B${token.slice(1)}`];
    for (const bad of forged) {
      expect(await shop().find(other, { token: bad })).toBeNull();
      expect((await shop().confirm(other, bad)).code).toBe('ReservationNotFoundError');
      expect((await shop().cancel(other, { token: bad })).code).toBe('ReservationNotFoundError');
    }
    expect(await shop().find(other, { token })).toMatchObject({ status: 'NEW' });
    // A browser that has not been here before has no id yet.
    const unknown = { actor: { anonymousId: null, customerId: null, sessionId: null }, email: '' };
    expect(await shop().find(unknown, { token })).toMatchObject({ status: 'NEW' });
    expect(await shop().find(unknown, { reservationNumber: number })).toBeNull();
    await service().pool.query('UPDATE reservation SET link_epoch = 1');
    expect(await shop().find(other, { token })).toBeNull();
  });

  it('[QY-10] a link is dead 30 days after the end', async () => {
    await count('bb-leeds', SKU, 1);
    const { visitor, number } = await shop().placed();
    await service().sweep();
    const { token } = service().mails[0]!;
    await shop().cancel(visitor, { reservationNumber: number });
    await later(30 * 24 * 60);
    expect(await shop().find(newVisitor(), { token })).toMatchObject({ status: 'CANCELLED' });
    await later(1);
    expect(await shop().find(newVisitor(), { token })).toBeNull();
  });

  it.each([
    ['no name', { firstName: ' ' }, 'contact.firstName'],
    ['a name of a megabyte', { lastName: 'x'.repeat(900_000) }, 'contact.lastName'],
    ['no e-mail', { email: 'ada' }, 'contact.email'],
    ['a short number', { phone: '12' }, 'contact.phone'],
    ['another title', { salutation: 'lord' }, 'contact.salutation'],
  ])('[MU-16] refuses %s, and writes nothing', async (_what, wrong, field) => {
    await count('bb-leeds', SKU, 1);
    const guest = newVisitor();
    const contact = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: guest.email,
      phone: '07700 900123',
      ...wrong,
    };
    expect(await shop().place(guest, { contact })).toMatchObject({ code: 'ValidationError', field });
    expect((await service().pool.query('SELECT FROM reservation')).rowCount).toBe(0);
    await service().sweep();
    expect(service().mails).toEqual([]);
  });

  it.each([
    ['an unknown store', { storeKey: 'bb-atlantis' }],
    ['a store of the other shop', { storeKey: 'lou-manchester' }],
    ['an unknown piece', { sku: 'x' }],
    ['a size of another product', { intendedSku: '0100002' }],
    ['a piece that was not counted', { sku: '0100001-M' }],
  ])('[MU-16] refuses %s', async (_what, input) => {
    await count('bb-leeds', SKU, 1);
    expect((await shop().place(newVisitor(), input)).code).toBe('PieceNotInStoreError');
  });

  it('[MU-16] limits the requests of one network, and of one e-mail', async () => {
    const strict = await startStores({ sourceFactor: 1 });
    const visits = reservationsOf(strict);
    const email = 'one@example.com';
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 7; n++) codes.push((await visits.place({ ...newVisitor(), email })).code);
    expect(codes.slice(0, 6)).not.toContain('TooManyAttemptsError');
    expect(codes[6]).toBe('TooManyAttemptsError');
    for (let n = 0; n < 20; n++) await visits.place({ ...newVisitor(), ip: '203.0.113.9' });
    expect((await visits.place({ ...newVisitor(), ip: '203.0.113.9' })).code).toBe('TooManyAttemptsError');
    await strict.stop();
  });

  it('[MU-16] asks for the bot check where it is switched on', async () => {
    const checked = await startStores({ isRobotChecked: true });
    const visits = reservationsOf(checked);
    expect((await visits.place(newVisitor())).code).toBe('ReCaptchaError');
    expect((await visits.place(newVisitor(), { reCaptchaToken: 'robot' })).code).toBe('ReCaptchaError');
    expect((await visits.place(newVisitor(), { reCaptchaToken: 'human' })).code).toBe('PieceNotInStoreError');
    await checked.stop();
  });
});

describe('what others are told', () => {
  it('[EU-10] every change has its event and its record, without personal data', async () => {
    await count('bb-leeds', SKU, 1);
    const { visitor, number } = await shop().placed();
    await shop().serve(number, { kind: 'accept' }, 'Grace Hopper');
    await shop().cancel(visitor, { reservationNumber: number });
    const events = await service().pool.query<{ version: bigint; payload: Buffer }>(
      `SELECT aggregate_version AS version, payload FROM outbox WHERE aggregatetype = 'stores.reservation.v1' ORDER BY seq`,
    );
    expect(events.rows.map(({ version }) => version)).toEqual([1n, 2n, 3n]);
    for (const { payload } of events.rows)
      expect(payload.toString('latin1')).not.toMatch(/Ada|Byron|example\.com|07700|Grace|R-/);
    const acts = await service().pool.query('SELECT act, actor, state FROM reservation_act ORDER BY version');
    expect(acts.rows).toEqual([
      { act: 'place', actor: 'customer', state: 'NEW' },
      { act: 'accept', actor: 'Grace Hopper', state: 'ACCEPTED' },
      { act: 'cancel', actor: 'customer', state: 'CANCELLED' },
    ]);
    await expect(service().pool.query('DELETE FROM reservation_act')).rejects.toThrow('append-only');
  });

  it('who came is forgotten 90 days after the end', async () => {
    await count('bb-leeds', SKU, 1);
    const { visitor, number } = await shop().placed();
    await shop().cancel(visitor, { reservationNumber: number });
    await service().pool.query('TRUNCATE rate_limit');
    await later(90 * 24 * 60);
    expect(await service().ports.prune()).toBe(0);
    await later(1);
    expect(await service().ports.prune()).toBe(1);
    const { rows } = await service().pool.query('SELECT email, phone, owner, last_name FROM reservation');
    expect(rows).toEqual([{ email: '', phone: '', owner: '', last_name: '' }]);
  });
});
