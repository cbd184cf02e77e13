import type { Robots } from '@loupe/bot-check/robots';
import { optionalLines } from '@loupe/contact/text';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Site } from '@loupe/contracts/sites';
import type { Tx } from '@loupe/database/tx';
import type { Appointment } from '../domain/appointment/appointment.ts';
import {
  BOOK_LIMITS,
  HOLD_LIMITS,
  HOLD_MINUTES,
  MOST_BOOKED,
  NOTE_LENGTH,
} from '../domain/appointment/limits.ts';
import { nextReminder } from '../domain/appointment/reminders.ts';
import { isGuest } from '../domain/caller.ts';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { parseContact } from '../domain/reservation/contact.ts';
import type { ContactInput } from '../domain/reservation/contact.ts';
import { minutesAfter } from '../domain/reservation/deadlines.ts';
import type { ReservationContact } from '../domain/reservation/reservation.ts';
import type { Store } from '../domain/store/store.ts';
import { countPlacing } from './count-placing.ts';
import type { LimitPorts } from './count-placing.ts';
import { isHuman } from './is-human.ts';
import { orTimeTaken } from './or-time-taken.ts';
import type { BookedCounts } from './ports/appointments.ts';
import type { VideoOffer } from './ports/diary.ts';
import type { ReadDiaryPorts } from './read-diary.ts';
import { storeBooked } from './store-appointment.ts';
import type { StoreAppointmentPorts } from './store-appointment.ts';
import { freeTime, takeTime, timeTaken } from './take-time.ts';
import type { FreeTime, TakeTimePorts, WantedTime } from './take-time.ts';

/** The action that pages ask a token of the bot check for. */
export const BOOK_ACTION = 'book';

export interface HoldAppointmentPorts extends LimitPorts, TakeTimePorts, VideoOffer {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly stores: { byKey(site: Site, key: string): Promise<Store | null> };
  readonly storesIn: (tx: Tx) => { byKey(site: Site, key: string): Promise<Store | null> };
  readonly appointmentsIn: (tx: Tx) => { lockPerson(who: string): Promise<void> };
  readonly diary: ReadDiaryPorts;
  readonly now: () => Date;
}

interface SameAppointment {
  same(
    made: Pick<Appointment, 'site' | 'owner' | 'storeId' | 'serviceKey' | 'startsAt'>,
  ): Promise<Appointment | null>;
}

export interface BookAppointmentPorts extends HoldAppointmentPorts, StoreAppointmentPorts {
  readonly appointments: SameAppointment;
  readonly appointmentsIn: (tx: Tx) => ReturnType<StoreAppointmentPorts['appointmentsIn']> &
    ReturnType<HoldAppointmentPorts['appointmentsIn']> &
    SameAppointment & {
      counts(about: Pick<Appointment, 'site' | 'owner' | 'email'>): Promise<BookedCounts>;
    };
  readonly robots: Robots;
  readonly isRobotChecked: boolean;
  readonly newId: () => string;
  readonly newAppointmentNumber: () => string;
}

export interface HoldAppointmentInput {
  readonly storeKey: string;
  readonly serviceKey: string;
  /** ISO 8601. */
  readonly startsAt: string;
}

export interface BookAppointmentInput extends HoldAppointmentInput {
  readonly contact: ContactInput;
  readonly note?: string | null;
  readonly reCaptchaToken?: string | null;
}

export type AppointmentHeld = { readonly type: 'AppointmentHeld'; readonly until: Date };
export type AppointmentBooked = { readonly type: 'AppointmentBooked'; readonly appointment: Appointment };
type TimeRefusals = 'AppointmentTimeTakenError' | 'TooManyAttemptsError';

const NOT_OFFERED = { type: 'AppointmentTimeTakenError', nearest: [] } as const;

/**
 * Keeps a time for a visitor for ten minutes, while the form is filled in; again: for ten more. It ends what they kept before. Losing it
 * costs nothing but the time.
 * @throws InvalidFieldError
 */
export function holdAppointment(
  ports: HoldAppointmentPorts,
  caller: Caller,
  input: HoldAppointmentInput,
): Promise<AppointmentHeld | FailureOf<TimeRefusals>> {
  const startsAt = instantOf(input.startsAt);
  const counted = { action: 'holdAppointment', limits: HOLD_LIMITS };
  const hold = async () => {
    const store = await ports.stores.byKey(caller.site, input.storeKey);
    if (store === null) return NOT_OFFERED;
    const wanted = { store, serviceKey: input.serviceKey, startsAt };
    return takenOr(ports, caller, wanted, () => ports.transaction((tx) => keep(ports, tx, caller, wanted)));
  };
  return countPlacing(ports, caller, '', hold, counted);
}

async function keep(
  ports: HoldAppointmentPorts,
  tx: Tx,
  { owner }: Caller,
  wanted: WantedTime,
): Promise<AppointmentHeld | null> {
  // The locks of two stores do not wait for each other.
  await ports.appointmentsIn(tx).lockPerson(owner);
  const { free, now } = await lockedTime(ports, tx, owner, wanted);
  if (free === null) return null;
  const until = minutesAfter(now, HOLD_MINUTES);
  const hold = { storeId: wanted.store.id, appointmentId: null, holder: owner, expiresAt: until };
  await takeTime(ports, tx, free, hold);
  return { type: 'AppointmentHeld', until };
}

/** Waits for those who book in the store, ends what the visitor kept, and judges the time. */
async function lockedTime(ports: HoldAppointmentPorts, tx: Tx, owner: string, wanted: WantedTime) {
  const diary = ports.diaryIn(tx);
  const { offersVideo } = ports;
  const { id, site, key } = wanted.store;
  const now = await diary.lock(id);
  await diary.dropHolds(owner);
  // Its hours as they are behind the lock: its team may have changed them meanwhile.
  const store = await ports.storesIn(tx).byKey(site, key);
  if (store === null) return { free: null, now };
  return {
    free: await freeTime(
      diary,
      { ...wanted, store },
      { holder: owner, appointmentId: null, offersVideo, now },
    ),
    now,
  };
}

/** What was taken, or the nearest times. Those who are too late need not stand in the queue of those who are not. */
async function takenOr<T>(
  ports: Pick<HoldAppointmentPorts, 'diary' | 'now' | 'offersVideo'>,
  { owner }: Caller,
  wanted: WantedTime,
  take: () => Promise<T | null>,
): Promise<T | FailureOf<TimeRefusals>> {
  const own = { holder: owner, appointmentId: null, offersVideo: ports.offersVideo, now: ports.now() };
  const isFree = (await freeTime(ports.diary, wanted, own)) !== null;
  const taken = isFree ? await orTimeTaken(take) : null;
  return taken ?? timeTaken(ports.diary, wanted, own);
}

/**
 * Books a time of a store for a visitor, whether they kept it or not.
 * @throws InvalidFieldError
 */
export function bookAppointment(
  ports: BookAppointmentPorts,
  caller: Caller,
  { storeKey, serviceKey, ...input }: BookAppointmentInput,
): Promise<AppointmentBooked | FailureOf<TimeRefusals | 'AppointmentLimitError' | 'ReCaptchaError'>> {
  const startsAt = instantOf(input.startsAt);
  const contact = parseContact(input.contact);
  const note = optionalLines('note', input.note, NOTE_LENGTH);
  const work = async () => {
    if (ports.isRobotChecked && !(await isHuman(ports, BOOK_ACTION, caller, input.reCaptchaToken)))
      return { type: 'ReCaptchaError' } as const;
    const store = await ports.stores.byKey(caller.site, storeKey);
    if (store === null) return NOT_OFFERED;
    const wanted = { store, serviceKey, startsAt };
    const asked = { caller, contact, note, wanted };
    const own = await ports.appointments.same({ ...caller, storeId: store.id, ...wanted });
    if (own !== null) return { type: 'AppointmentBooked', appointment: own } as const;
    return takenOr(ports, caller, wanted, () => ports.transaction((tx) => book(ports, tx, asked)));
  };
  return countPlacing(ports, caller, contact.email, work, { action: 'bookAppointment', limits: BOOK_LIMITS });
}

interface WhoComes extends Pick<Appointment, 'site' | 'owner' | 'note' | 'storeId'> {
  readonly contact: ReservationContact;
}

interface Asked {
  readonly caller: Caller;
  readonly contact: ReservationContact;
  readonly note: string | null;
  readonly wanted: WantedTime;
}

async function book(
  ports: BookAppointmentPorts,
  tx: Tx,
  asked: Asked,
): Promise<AppointmentBooked | FailureOf<'AppointmentLimitError'> | null> {
  const { caller, contact, wanted } = asked;
  const { site, owner } = caller;
  const appointments = ports.appointmentsIn(tx);
  await appointments.lockPerson(owner);
  const { free, now } = await lockedTime(ports, tx, owner, wanted);
  const own = await appointments.same({ site, owner, storeId: wanted.store.id, ...wanted });
  if (own !== null) return { type: 'AppointmentBooked', appointment: own };
  if (free === null) return null;
  const { ofOwner, ofEmail } = await appointments.counts({ site, owner, email: contact.email });
  // What others booked with a guest's e-mail is not judged: who types another's e-mail learns nothing.
  if (ofOwner >= MOST_BOOKED || (!isGuest(caller) && ofEmail >= MOST_BOOKED))
    return { type: 'AppointmentLimitError' };
  const person = { site, owner, contact, note: asked.note, storeId: wanted.store.id };
  const named = { id: ports.newId(), number: ports.newAppointmentNumber() };
  const appointment = appointmentOf(named, person, free, now);
  await storeBooked(ports, tx, appointment, isGuest(caller) ? 'guest' : 'customer');
  const claim = { storeId: wanted.store.id, appointmentId: appointment.id, holder: null, expiresAt: null };
  await takeTime(ports, tx, free, claim);
  return { type: 'AppointmentBooked', appointment };
}

export const appointmentOf = (
  { id, number }: Pick<Appointment, 'id' | 'number'>,
  { site, owner, contact, note, storeId }: WhoComes,
  { service, startsAt, endsAt }: FreeTime,
  now: Date,
): Appointment => ({
  ...contact,
  id,
  number,
  site,
  owner,
  storeId,
  serviceKey: service.key,
  serviceName: service.name,
  kind: service.kind,
  isVideo: service.isVideo,
  videoUrl: null,
  startsAt,
  endsAt,
  note,
  state: 'BOOKED',
  reason: null,
  version: 1,
  sequence: 0,
  bookedAt: now,
  closedAt: null,
  linkEpoch: 0,
  eventOffset: 0n,
  dueAt: nextReminder(startsAt, now),
  storeMessage: null,
});

/** A moment with its zone, so that no time is read as another zone's. @throws InvalidFieldError */
export function instantOf(text: string): Date {
  const instant = new Date(text);
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(text);
  if (!isInstant || Number.isNaN(instant.getTime()))
    throw new InvalidFieldError('startsAt', 'Choose one of the times.');
  return instant;
}
