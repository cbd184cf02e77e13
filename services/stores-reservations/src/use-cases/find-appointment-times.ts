import { optionalDay } from '@loupe/contact/day';
import type { Site } from '@loupe/contracts/sites';
import type { DiaryService } from '../domain/diary/diary.ts';
import type { DayOffers, Offer } from '../domain/diary/offers.ts';
import type { Store } from '../domain/store/store.ts';
import { appointmentAsked } from './linked-appointment.ts';
import type { AppointmentAsked, FoundAppointments, LinkedAppointmentPorts } from './linked-appointment.ts';
import type { Asker } from './linked-reservation.ts';
import type { VideoOffer } from './ports/diary.ts';
import { readDiary } from './read-diary.ts';
import type { ReadDiaryPorts } from './read-diary.ts';

export interface FindAppointmentTimesPorts extends LinkedAppointmentPorts, VideoOffer {
  readonly stores: { byKey(site: Site, key: string): Promise<Store | null> };
  readonly appointments: FoundAppointments;
  readonly diary: ReadDiaryPorts;
}

export interface AppointmentTimesInput {
  readonly storeKey: string;
  readonly serviceKey: string;
  /** YYYY-MM-DD; today or later. */
  readonly from?: string | null;
  readonly days: number;
  /** The appointment that is to be moved: its own time is shown as free. */
  readonly moving?: AppointmentAsked | null;
}

/** The times of a service in a store. */
export interface AppointmentTimes {
  readonly store: Store;
  readonly service: DiaryService;
  readonly first: Offer | null;
  readonly days: readonly DayOffers[];
  /** The day to go on from, YYYY-MM-DD; null when these are the last ones. */
  readonly nextFrom: string | null;
}

/** Most days of one answer. */
const MOST_DAYS = 31;

/** The times that can be booked now; null where the store does not offer the service. @throws InvalidFieldError for what is no day */
export async function findAppointmentTimes(
  ports: FindAppointmentTimesPorts,
  caller: Asker,
  { storeKey, serviceKey, from, days, moving }: AppointmentTimesInput,
  now: Date,
): Promise<AppointmentTimes | null> {
  const first = optionalDay('from', from) ?? '';
  const [store, moved] = await Promise.all([
    ports.stores.byKey(caller.site, storeKey),
    moving == null ? null : appointmentAsked(ports, ports.appointments, caller, moving),
  ]);
  if (store === null) return null;
  const { offersVideo } = ports;
  const own = { holder: caller.owner, appointmentId: moved?.id ?? null, offersVideo, now };
  const read = await readDiary(ports.diary, store, serviceKey, own);
  if (read === null) return null;
  const shown = Math.min(Math.max(days, 1), MOST_DAYS);
  const later = read.days.filter(({ date }) => date >= first);
  return {
    store,
    service: read.diary.service,
    first: read.days[0]?.times[0] ?? null,
    days: later.slice(0, shown),
    nextFrom: later[shown]?.date ?? null,
  };
}
