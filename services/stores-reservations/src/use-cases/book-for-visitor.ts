import { optionalLines } from '@loupe/contact/text';
import type { Site } from '@loupe/contracts/sites';
import type { Tx } from '@loupe/database/tx';
import type { Appointment } from '../domain/appointment/appointment.ts';
import { NOTE_LENGTH } from '../domain/appointment/limits.ts';
import { parseContact } from '../domain/reservation/contact.ts';
import type { ContactInput } from '../domain/reservation/contact.ts';
import type { Store } from '../domain/store/store.ts';
import { appointmentOf } from './book-appointment.ts';
import type { VideoOffer } from './ports/diary.ts';
import { storeBooked } from './store-appointment.ts';
import type { StoreAppointmentPorts } from './store-appointment.ts';
import { freeTime, nearestTo, takeTime } from './take-time.ts';
import type { TakeTimePorts } from './take-time.ts';

export interface BookForVisitorPorts extends StoreAppointmentPorts, TakeTimePorts, VideoOffer {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly teamIn: (tx: Tx) => {
    storeOfKey(key: string): Promise<{ readonly id: string; readonly site: Site } | null>;
  };
  readonly storesIn: (tx: Tx) => { byKey(site: Site, key: string): Promise<Store | null> };
  readonly newId: () => string;
  readonly newAppointmentNumber: () => string;
}

export interface VisitorAtStore {
  readonly storeKey: string;
  readonly serviceKey: string;
  readonly startsAt: Date;
  readonly contact: ContactInput;
  readonly note: string | null;
}

export type BookedForVisitor =
  | { readonly outcome: 'booked'; readonly appointment: Appointment }
  | { readonly outcome: 'unknown-store' }
  | { readonly outcome: 'taken'; readonly nearest: readonly Date[] };

/**
 * Books for somebody who rang up or is in the store: without the lead time, never over what is taken. No account sees it; the visitor has the
 * link of the e-mail.
 * @throws InvalidFieldError
 */
export function bookForVisitor(
  ports: BookForVisitorPorts,
  { storeKey, serviceKey, startsAt, ...asked }: VisitorAtStore,
  by: string,
): Promise<BookedForVisitor> {
  const contact = parseContact(asked.contact);
  const note = optionalLines('note', asked.note, NOTE_LENGTH);
  return ports.transaction(async (tx): Promise<BookedForVisitor> => {
    const found = await ports.teamIn(tx).storeOfKey(storeKey);
    if (found === null) return { outcome: 'unknown-store' };
    const diary = ports.diaryIn(tx);
    const now = await diary.lock(found.id);
    // Its hours as they are behind the lock.
    const store = await ports.storesIn(tx).byKey(found.site, storeKey);
    if (store === null) return { outcome: 'unknown-store' };
    const wanted = { store, serviceKey, startsAt };
    const { offersVideo } = ports;
    const all = { holder: null, appointmentId: null, now, isTeam: true, offersVideo };
    const free = await freeTime(diary, wanted, all);
    if (free === null) return { outcome: 'taken', nearest: await nearestTo(diary, wanted, all) };
    const number = ports.newAppointmentNumber();
    const person = { site: store.site, owner: `s:${number}`, contact, note, storeId: store.id };
    const appointment = appointmentOf({ id: ports.newId(), number }, person, free, now);
    await storeBooked(ports, tx, appointment, by);
    const claim = { storeId: store.id, appointmentId: appointment.id, holder: null, expiresAt: null };
    await takeTime(ports, tx, free, claim);
    return { outcome: 'booked', appointment };
  });
}
