import { describe, expect, it } from '@jest/globals';
import { newVisitor, PRODUCT, SATURDAY_NOON, SKU, storesOnSaturday } from './support/reservations.ts';

const { service, shop, count, later } = storesOnSaturday();

const subjects = () => service().mails.map(({ mail }) => mail);

describe('a piece that is reserved', () => {
  it('[MU-16] [EN-17] [EU-10] goes from a customer’s request by the store’s answer to its hand-over', async () => {
    await count('bb-leeds', SKU, 1);
    const customer = newVisitor({ isCustomer: true });
    expect(await shop().prepare(customer, {})).toEqual({
      reservedProductSku: SKU,
      intendedProductSku: SKU,
      price: 125_000,
      needsConfirmation: false,
      answersBy: '2pm on Saturday 21 November',
      reCaptchaAction: null,
      store: { name: 'Leeds' },
    });
    const placed = await shop().place(customer);
    expect(placed.reservation).toMatchObject({
      status: 'NEW',
      needsConfirmation: false,
      price: 125_000,
      storeKey: 'bb-leeds',
      canCancel: true,
      contact: { name: 'Ada Byron', email: customer.email },
    });
    const number = placed.reservationNumber!;
    expect(number).toMatch(/^R-[2-9A-Z]{8}$/);
    expect(await shop().serve(number, { kind: 'accept' })).toMatchObject({ outcome: 'served' });
    const ready = await shop().find(customer, { reservationNumber: number });
    // The close of the second opening day after it was laid aside: Sunday is one.
    expect(ready).toMatchObject({
      status: 'ACCEPTED',
      collectionCode: expect.stringMatching(/^\d{4}$/),
      reserveEndWords: '5.30pm on Monday 23 November',
    });
    const handOver = { kind: 'hand-over', receipt: 'T-1', code: ready!.collectionCode } as const;
    expect(await shop().serve(number, { ...handOver, code: 'nope' })).toMatchObject({ why: 'wrong-code' });
    expect(await shop().serve(number, handOver)).toMatchObject({ outcome: 'served' });
    expect(await shop().find(customer, { reservationNumber: number })).toMatchObject({ status: 'COMPLETED' });
    await service().sweep();
    // An e-mail that is no longer true when its turn comes is not sent.
    expect(subjects()).toEqual([]);
  });

  it('[EN-17] has every field of the specification', async () => {
    await count('bb-leeds', SKU, 1);
    const { visitor, number } = await shop().placed();
    const { data } = await service().ask(
      `query ($number: String) { reservation(input: { reservationNumber: $number }) { reservationNumber reserveDate reserveEndDate
        productId reservedProductSku intendedProductSku contact { salutation name email phone } storeKey price currency productName
        storeName } }`,
      { number },
      visitor.actor,
    );
    expect(data).toEqual({
      reservation: {
        reservationNumber: number,
        reserveDate: SATURDAY_NOON,
        reserveEndDate: '2026-11-22T16:00:00.000Z',
        productId: PRODUCT,
        reservedProductSku: SKU,
        intendedProductSku: SKU,
        contact: { salutation: '', name: 'Ada Byron', email: visitor.email, phone: '07700900123' },
        storeKey: 'bb-leeds',
        price: 125_000,
        currency: 'GBP',
        productName: 'Winterbourne',
        storeName: 'Leeds',
      },
    });
  });

  it('[EU-10] of a guest is NEW and on no board until the button of the e-mail is pressed', async () => {
    await count('bb-leeds', SKU, 1);
    const guest = newVisitor();
    const { reservationNumber: number, reservation } = await shop().place(guest);
    expect(reservation).toMatchObject({ status: 'NEW', needsConfirmation: true });
    await service().sweep();
    expect(service().mails).toMatchObject([{ mail: 'confirm', to: guest.email }]);
    expect(await service().ports.reservations.waiting()).toEqual([]);
    expect(await shop().serve(number!, { kind: 'accept' })).toMatchObject({ why: 'unconfirmed' });
    const { token } = service().mails[0]!;
    // A program that opens the link changes nothing.
    for (let opened = 0; opened < 3; opened++)
      expect(await shop().find(newVisitor(), { token })).toMatchObject({ needsConfirmation: true });
    expect(await shop().confirm(newVisitor(), token)).toMatchObject({
      reservation: { status: 'NEW', needsConfirmation: false },
    });
    expect(await shop().confirm(newVisitor(), token)).toMatchObject({ __typename: 'ReservationKept' });
    expect(await service().ports.reservations.waiting()).toMatchObject([{ number, storeKey: 'bb-leeds' }]);
    await service().sweep();
    expect(subjects()).toEqual(['confirm', 'requested', 'store-request']);
    expect(service().mails.at(-1)!.text).not.toMatch(/Ada|Byron|visitor\d+@/);
  });

  it('[EU-10] that a guest does not confirm within 15 minutes is CANCELLED, UNVERIFIED, and free for the next, with no second e-mail', async () => {
    await count('bb-leeds', SKU, 1);
    const guest = newVisitor();
    const { reservationNumber } = await shop().place(guest);
    await service().sweep();
    await later(15);
    expect(await shop().confirm(guest, service().mails[0]!.token)).toMatchObject({
      code: 'ReservationClosedError',
    });
    // No sweep has run: a hold ends by itself.
    expect(await shop().prepare(newVisitor(), {})).not.toBeNull();
    expect((await shop().place(newVisitor())).__typename).toBe('ReservationPlaced');
    expect(await shop().find(guest, { reservationNumber })).toMatchObject({
      status: 'CANCELLED',
      reason: 'UNVERIFIED',
    });
    await service().sweep();
    expect(subjects()).toEqual(['confirm', 'confirm']);
  });

  it('[EU-10] that no store answers is reminded of after two opening hours and CANCELLED, NO_ANSWER at the end of the next opening day', async () => {
    await count('bb-leeds', SKU, 1);
    await count('bb-york', SKU, 1);
    const { visitor, number } = await shop().placed();
    await later(119);
    await service().sweep();
    expect(subjects()).not.toContain('store-reminder');
    await later(1);
    await service().sweep();
    await service().sweep();
    expect(subjects().filter((mail) => mail === 'store-reminder')).toHaveLength(1);
    const { reserveEndDate } = (await shop().find(visitor, { reservationNumber: number }))!;
    await service().setClock(reserveEndDate!);
    await service().sweep();
    expect(await shop().find(visitor, { reservationNumber: number })).toMatchObject({
      status: 'CANCELLED',
      reason: 'NO_ANSWER',
      otherStores: [{ key: 'bb-york' }],
    });
    expect(service().mails.at(-1)).toMatchObject({ mail: 'no-answer', to: visitor.email });
    expect(service().mails.at(-1)!.text).toMatch(/York/);
  });

  it('[EU-10] that is not collected is CANCELLED, NOT_COLLECTED after its hold, which the store can put off once', async () => {
    await count('bb-leeds', SKU, 1);
    const { visitor, number } = await shop().placed();
    await shop().serve(number, { kind: 'accept' });
    await later(60);
    expect(await shop().serve(number, { kind: 'extend' })).toMatchObject({ outcome: 'served' });
    expect(await shop().serve(number, { kind: 'extend' })).toMatchObject({ why: 'extended-before' });
    await service().sweep();
    expect(subjects()).toEqual(['accepted', 'extended']);
    const kept = (await shop().find(visitor, { reservationNumber: number }))!;
    expect(kept.reserveEndWords).toBe('5.30pm on Wednesday 25 November');
    await service().setClock(kept.reserveEndDate!);
    await service().sweep();
    expect(await shop().find(visitor, { reservationNumber: number })).toMatchObject({
      status: 'CANCELLED',
      reason: 'NOT_COLLECTED',
    });
    expect(subjects().slice(2)).toEqual(expect.arrayContaining(['not-collected', 'store-cancelled']));
  });

  it('[EU-10] that was declined as not found stays taken until the next count, with other stores offered', async () => {
    await count('bb-leeds', SKU, 1);
    await count('bb-york', SKU, 2);
    const { visitor, number } = await shop().placed();
    await shop().serve(number, { kind: 'decline', reason: 'NOT_FOUND' });
    expect(await shop().find(visitor, { reservationNumber: number })).toMatchObject({
      status: 'DECLINED',
      reason: 'NOT_FOUND',
      otherStores: [{ key: 'bb-york' }],
    });
    await service().sweep();
    expect(service().mails).toMatchObject([{ mail: 'declined' }]);
    expect(await shop().prepare(visitor, {})).toBeNull();
    expect((await shop().place(newVisitor())).code).toBe('PieceNotInStoreError');
    await later(1);
    await count('bb-leeds', SKU, 1);
    expect((await shop().place(newVisitor())).__typename).toBe('ReservationPlaced');
  });

  it('[EU-10] that was declined for its price is free at once', async () => {
    await count('bb-leeds', SKU, 1);
    const { number } = await shop().placed();
    await shop().serve(number, { kind: 'decline', reason: 'PRICE_ERROR' });
    expect((await shop().place(newVisitor())).__typename).toBe('ReservationPlaced');
  });

  it('[EU-10] that is given up is free at once, by its owner or by its link, and again without effect', async () => {
    await count('bb-leeds', SKU, 1);
    const guest = newVisitor();
    await shop().place(guest);
    await service().sweep();
    const { token } = service().mails[0]!;
    await shop().confirm(guest, token);
    expect(await shop().cancel(newVisitor(), { token })).toMatchObject({
      reservation: { status: 'CANCELLED', reason: 'CUSTOMER', canCancel: false },
    });
    expect(await shop().cancel(newVisitor(), { token })).toMatchObject({ __typename: 'ReservationKept' });
    expect((await shop().place(newVisitor())).__typename).toBe('ReservationPlaced');
    await service().sweep();
    expect(subjects().filter((mail) => mail === 'cancelled')).toHaveLength(1);
  });

  it('[EU-10] that was handed over or released by mistake comes back within 15 minutes, if the piece is still free', async () => {
    await count('bb-leeds', SKU, 1);
    const { number } = await shop().placed();
    await shop().serve(number, { kind: 'accept' });
    await shop().serve(number, { kind: 'hand-over', receipt: 'T-1', code: null });
    await later(14);
    expect(await shop().serve(number, { kind: 'undo' })).toMatchObject({ to: { state: 'ACCEPTED' } });
    await shop().serve(number, { kind: 'release', reason: 'NOT_WANTED' });
    const next = await shop().placed();
    expect(await shop().serve(number, { kind: 'undo' })).toMatchObject({ why: 'none-free' });
    await shop().cancel(next.visitor, { reservationNumber: next.number });
    await later(16);
    expect(await shop().serve(number, { kind: 'undo' })).toMatchObject({ why: 'undo-too-late' });
  });

  it('[EN-17] of another size is kept for the wanted one, and can be swapped for one of the same product only', async () => {
    await count('bb-leeds', '0100001-M', 1);
    await count('bb-leeds', SKU, 1);
    await count('bb-leeds', '0100002', 1);
    const { visitor, number } = await shop().placed({ sku: '0100001-M', intendedSku: SKU });
    expect(await shop().find(visitor, { reservationNumber: number })).toMatchObject({
      reservedProductSku: '0100001-M',
      intendedProductSku: SKU,
    });
    await shop().serve(number, { kind: 'accept' });
    expect(await shop().serve(number, { kind: 'swap', sku: '0100002' })).toMatchObject({
      why: 'other-product',
    });
    expect(await shop().serve(number, { kind: 'swap', sku: SKU })).toMatchObject({ to: { sku: SKU } });
    expect((await shop().place(newVisitor(), { sku: '0100001-M' })).__typename).toBe('ReservationPlaced');
    expect((await shop().place(newVisitor())).code).toBe('PieceNotInStoreError');
  });

  it('[QY-10] is not offered to others while it is kept, nor when more was promised than is on hand', async () => {
    await count('bb-leeds', SKU, 2);
    const first = await shop().placed();
    await shop().placed();
    expect(await shop().prepare(newVisitor(), {})).toBeNull();
    const nearest = await service().ask<{ found: { store: { key: string } }[] }>(
      '{ found: reserveAndCollectLocationsLookup(input: { sku: "0100001-L", place: "Leeds" }) { store { key } } }',
    );
    expect(nearest.data.found).toEqual([]);
    await later(1);
    await count('bb-leeds', SKU, 1);
    const rows = await service().ports.reservations.board(
      (await service().ports.reservations.findByNumber(first.number))!.storeId,
    );
    expect(rows.map(({ isAtRisk }) => isAtRisk)).toEqual([true, true]);
    await shop().cancel(first.visitor, { reservationNumber: first.number });
    expect((await shop().place(newVisitor())).code).toBe('PieceNotInStoreError');
  });
});
