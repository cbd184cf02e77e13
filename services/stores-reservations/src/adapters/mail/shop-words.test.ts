import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '../../domain/appointment/appointment.ts';
import { APPOINTMENT_MAILS } from '../../domain/appointment/appointment-mails.ts';
import { PROMISE_MAILS } from '../../domain/price-promise/mails-of.ts';
import type { PricePromise } from '../../domain/price-promise/price-promise.ts';
import { RESERVATION_MAILS } from '../../domain/reservation/later-kinds.ts';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import type { Store } from '../../domain/store/store.ts';
import { appointmentLetterOf } from './appointment-letters.ts';
import { promiseLetterOf } from './promise-letters.ts';
import { reservationLetterOf } from './reservation-letters.ts';

const at = new Date('2026-11-23T10:00:00Z');
const store = { name: 'Bristol', phone: '0117 496 0001', line1: '1 Quay' } as Store;
const outside = { store, storefrontUrl: 'https://loupe.example', token: 'token' };
const reservation = { site: 'loupe', reason: 'SOLD', expiresAt: at } as Reservation;
const appointment = {
  site: 'loupe',
  kind: 'APPOINTMENT',
  startsAt: at,
  endsAt: at,
  storeMessage: null,
} as Appointment;
const promise = {
  site: 'loupe',
  answerBy: at,
  validUntil: at,
  agreedPrice: 100,
  owner: 'c:1',
} as PricePromise;

/** Addresses are the same at both shops. */
const textsOnly = (key: string, value: unknown) => (key === 'href' ? undefined : value);

describe('the e-mails of Loupe', () => {
  it.each([
    ...RESERVATION_MAILS.map((mail) => [
      `reservation ${mail}`,
      reservationLetterOf(mail, { ...outside, reservation, others: [store] }),
    ]),
    ...RESERVATION_MAILS.map((mail) => [
      `reservation ${mail}, nowhere else`,
      reservationLetterOf(mail, { ...outside, reservation, others: [] }),
    ]),
    ...APPOINTMENT_MAILS.map((mail) => [
      `appointment ${mail}`,
      appointmentLetterOf(mail, { ...outside, appointment }),
    ]),
    ...PROMISE_MAILS.map((mail) => [`promise ${mail}`, promiseLetterOf(mail, { ...outside, promise })]),
  ])('[RT-12] [RT-14] [RT-15] speak of boutiques: %s', (_mail, letter) => {
    expect(JSON.stringify(letter, textsOnly)).not.toMatch(/\bstores?\b/i);
  });
});
