import type { Tx } from '@loupe/database/tx';
import type { Appointment } from '../domain/appointment/appointment.ts';
import { appointmentMoved, appointmentRefusal } from '../domain/appointment/moves.ts';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Store } from '../domain/store/store.ts';
import { instantOf } from './book-appointment.ts';
import { appointmentAsked } from './linked-appointment.ts';
import type { AppointmentAsked, FoundAppointments, LinkedAppointmentPorts } from './linked-appointment.ts';
import { orBusy } from './or-busy.ts';
import { orTimeTaken } from './or-time-taken.ts';
import type { VideoOffer } from './ports/diary.ts';
import type { DiaryAsked, ReadDiaryPorts } from './read-diary.ts';
import { storeAppointmentMove } from './store-appointment.ts';
import type { StoreAppointmentPorts } from './store-appointment.ts';
import { freeTime, takeTime, timeTaken } from './take-time.ts';
import type { TakeTimePorts, WantedTime } from './take-time.ts';

export interface ChangeAppointmentPorts
  extends StoreAppointmentPorts, TakeTimePorts, LinkedAppointmentPorts, VideoOffer {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly appointmentsIn: (
    tx: Tx,
  ) => ReturnType<StoreAppointmentPorts['appointmentsIn']> & FoundAppointments;
  readonly diary: ReadDiaryPorts;
  readonly storesIn: (tx: Tx) => { ofReservation(of: Appointment): Promise<Store> };
}

export interface MoveAppointmentInput extends AppointmentAsked {
  /** ISO 8601. */
  readonly startsAt: string;
}

export type AppointmentShown = { readonly type: 'Appointment'; readonly appointment: Appointment };
type ChangeRefusals = 'AppointmentNotFoundError' | 'AppointmentClosedError';

const NOT_FOUND = { type: 'AppointmentNotFoundError' } as const;
const CLOSED = { type: 'AppointmentClosedError' } as const;

/**
 * Another time for an appointment, which keeps its number, its link and its calendar entry; the old time stays until the new one is taken.
 * To the time that it has: the same answer, and nothing is done.
 * @throws InvalidFieldError
 */
export function moveAppointment(
  ports: ChangeAppointmentPorts,
  caller: Caller,
  { startsAt: text, ...asked }: MoveAppointmentInput,
): Promise<
  AppointmentShown | FailureOf<ChangeRefusals | 'AppointmentTimeTakenError' | 'TooManyAttemptsError'>
> {
  const startsAt = instantOf(text);
  return orTimeTaken(async () => {
    const moved = await ports.transaction((tx) => moveTo(ports, tx, { caller, asked, startsAt }));
    if (moved.type !== 'TimeGone') return moved;
    return timeTaken(ports.diary, moved.wanted, { ...moved.own, now: ports.now() });
  });
}

/** The time is gone: what was wanted. */
interface TimeGone {
  readonly type: 'TimeGone';
  readonly wanted: WantedTime;
  readonly own: Omit<DiaryAsked, 'now'>;
}

async function moveTo(
  ports: ChangeAppointmentPorts,
  tx: Tx,
  { caller, asked, startsAt }: { caller: Caller; asked: AppointmentAsked; startsAt: Date },
): Promise<AppointmentShown | FailureOf<ChangeRefusals> | TimeGone> {
  const before = await appointmentAsked(ports, ports.appointmentsIn(tx), caller, asked);
  if (before === null) return NOT_FOUND;
  const diary = ports.diaryIn(tx);
  const at = await diary.lock(before.storeId);
  // As it stands behind the lock.
  const from = (await ports.appointmentsIn(tx).find(before.id))!;
  if (from.state === 'BOOKED' && from.startsAt.getTime() === startsAt.getTime()) return shown(from);
  if (appointmentRefusal(from, 'move', at) !== null) return CLOSED;
  const store = await ports.storesIn(tx).ofReservation(from);
  await diary.dropHolds(caller.owner);
  const own = { holder: caller.owner, appointmentId: from.id, offersVideo: ports.offersVideo };
  const wanted = { store, serviceKey: from.serviceKey, startsAt };
  const free = await freeTime(diary, wanted, { ...own, now: at });
  if (free === null) return { type: 'TimeGone', wanted, own };
  const to = appointmentMoved(from, { kind: 'move', startsAt, endsAt: free.endsAt }, at);
  if (typeof to === 'string') return CLOSED;
  const move = { from, to, act: 'move', actor: 'customer', at } as const;
  if (!(await storeAppointmentMove(ports, tx, move))) return CLOSED;
  await diary.release(from.id);
  const claim = { storeId: from.storeId, appointmentId: from.id, holder: null, expiresAt: null };
  await takeTime(ports, tx, free, claim);
  return shown(to);
}

/** MU-18: gives an appointment or a consultation up; its time is free at once. Again: the same answer, and nothing is done. */
export const cancelAppointment = (
  ports: ChangeAppointmentPorts,
  caller: Caller,
  asked: AppointmentAsked,
): Promise<AppointmentShown | FailureOf<ChangeRefusals | 'TooManyAttemptsError'>> =>
  orBusy(() =>
    ports.transaction(async (tx) => {
      const before = await appointmentAsked(ports, ports.appointmentsIn(tx), caller, asked);
      if (before === null) return NOT_FOUND;
      const at = await ports.diaryIn(tx).lock(before.storeId);
      const from = (await ports.appointmentsIn(tx).find(before.id))!;
      if (from.reason === 'CUSTOMER') return shown(from);
      const to = appointmentMoved(from, { kind: 'cancel' }, at);
      if (typeof to === 'string') return CLOSED;
      const move = { from, to, act: 'cancel', actor: 'customer', at } as const;
      if (!(await storeAppointmentMove(ports, tx, move))) return CLOSED;
      await ports.diaryIn(tx).release(from.id);
      return shown(to);
    }),
  );

const shown = (appointment: Appointment): AppointmentShown => ({ type: 'Appointment', appointment });
