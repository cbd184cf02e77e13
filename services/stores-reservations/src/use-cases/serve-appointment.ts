import type { Tx } from '@loupe/database/tx';
import type { Appointment } from '../domain/appointment/appointment.ts';
import { appointmentMoved, appointmentRefusal } from '../domain/appointment/moves.ts';
import type { AppointmentMove, AppointmentRefused } from '../domain/appointment/moves.ts';
import type { Store } from '../domain/store/store.ts';
import { storeAppointmentMove } from './store-appointment.ts';
import type { StoreAppointmentPorts } from './store-appointment.ts';
import { freeTime, nearestTo, takeTime } from './take-time.ts';
import type { FreeTime, TakeTimePorts } from './take-time.ts';

/** What a member of a store's team does with an appointment. The visitor is told the message. */
export type AppointmentService =
  | { readonly kind: 'move'; readonly startsAt: Date; readonly message: string }
  | { readonly kind: 'cancel'; readonly message: string }
  | { readonly kind: 'reassign' }
  | { readonly kind: 'attend' }
  | { readonly kind: 'no-show' };

export interface ServeAppointmentPorts extends StoreAppointmentPorts, TakeTimePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly diaryIn: (tx: Tx) => ReturnType<TakeTimePorts['diaryIn']> & {
    takenBy(appointmentId: string): Promise<string[]>;
  };
  readonly appointmentsIn: (tx: Tx) => ReturnType<StoreAppointmentPorts['appointmentsIn']> & {
    find(id: string): Promise<Appointment | null>;
    findByNumber(number: string): Promise<Appointment | null>;
  };
  readonly storesIn: (tx: Tx) => { ofReservation(of: Appointment): Promise<Store> };
}

export type AppointmentServed =
  | { readonly outcome: 'served'; readonly from: Appointment; readonly to: Appointment }
  | { readonly outcome: 'unknown' }
  | {
      readonly outcome: 'refused';
      readonly why: AppointmentRefused | 'nobody-free';
      readonly appointment: Appointment;
      /** Other times, where that one is gone. */
      readonly nearest: readonly Date[];
    };

/** Does what a member of staff entered, with their name in the record. @param by their name */
export const serveAppointment = (
  ports: ServeAppointmentPorts,
  number: string,
  service: AppointmentService,
  by: string,
): Promise<AppointmentServed> =>
  ports.transaction(async (tx): Promise<AppointmentServed> => {
    const found = await ports.appointmentsIn(tx).findByNumber(number);
    if (found === null) return { outcome: 'unknown' };
    const at = await ports.diaryIn(tx).lock(found.storeId);
    // As it stands behind the lock.
    const from = (await ports.appointmentsIn(tx).find(found.id))!;
    const early = appointmentRefusal(from, KINDS[service.kind], at);
    if (early !== null) return { outcome: 'refused', why: early, appointment: from, nearest: [] };
    const free = await timeFor(ports, tx, { from, service, at });
    if (Array.isArray(free))
      return { outcome: 'refused', why: 'nobody-free', appointment: from, nearest: free };
    const move = moveOf(service, free);
    const to = appointmentMoved(from, move, at);
    if (typeof to === 'string') return { outcome: 'refused', why: to, appointment: from, nearest: [] };
    await storeAppointmentMove(ports, tx, { from, to, act: move.kind, actor: by, at });
    if (to.state === 'CANCELLED' || free !== null) await ports.diaryIn(tx).release(from.id);
    const claim = { storeId: from.storeId, appointmentId: from.id, holder: null, expiresAt: null };
    if (free !== null) await takeTime(ports, tx, free, claim);
    return { outcome: 'served', from, to };
  });

const KINDS = {
  move: 'rearrange',
  cancel: 'call-off',
  reassign: 'reassign',
  attend: 'attend',
  'no-show': 'no-show',
} as const;

function moveOf(service: AppointmentService, free: FreeTime | null): AppointmentMove {
  switch (service.kind) {
    case 'move':
      return { kind: 'rearrange', ...timesOf(free!), message: service.message };
    case 'cancel':
      return { kind: 'call-off', message: service.message };
    case 'reassign':
    case 'attend':
    case 'no-show':
      return { kind: service.kind };
  }
}

const timesOf = ({ startsAt, endsAt }: FreeTime) => ({ startsAt, endsAt });

/** The time that a move takes, with another person or in another room for a reassignment; null for what takes none; other times where it is gone. */
async function timeFor(
  ports: ServeAppointmentPorts,
  tx: Tx,
  { from, service, at }: { from: Appointment; service: AppointmentService; at: Date },
): Promise<FreeTime | Date[] | null> {
  if (service.kind !== 'move' && service.kind !== 'reassign') return null;
  const diary = ports.diaryIn(tx);
  const startsAt = service.kind === 'move' ? service.startsAt : from.startsAt;
  const wanted = {
    store: await ports.storesIn(tx).ofReservation(from),
    serviceKey: from.serviceKey,
    startsAt,
  };
  // One by video keeps its service also while there is no vendor.
  const own = { holder: null, appointmentId: from.id, now: at, isTeam: true, offersVideo: true };
  const free = await freeTime(diary, wanted, own);
  if (service.kind === 'move') return free ?? nearestTo(diary, wanted, own);
  return (free && atAnother(free, await diary.takenBy(from.id))) ?? [];
}

/** With another person; with the same one in another room where nobody else is free, since the room may be blocked. */
function atAnother(free: FreeTime, before: readonly string[]): FreeTime | null {
  const { offer } = free;
  const isOther = (id: string) => !before.includes(id);
  const people = offer.people.filter(isOther);
  if (people.length > 0) return { ...free, offer: { ...offer, people } };
  const rooms = offer.rooms.filter(isOther);
  return rooms.length === 0 ? null : { ...free, offer: { ...offer, rooms } };
}
