import { londonDate } from '@loupe/calendar/london';
import type { Tx } from '@loupe/database/tx';
import type { DiaryService } from '../domain/diary/diary.ts';
import { nearestTimes } from '../domain/diary/nearest-times.ts';
import { blockOf } from '../domain/diary/offers.ts';
import type { Offer } from '../domain/diary/offers.ts';
import type { Store } from '../domain/store/store.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { NewClaim } from './ports/diary.ts';
import { readDiary } from './read-diary.ts';
import type { DiaryAsked, ReadDiaryPorts } from './read-diary.ts';

export interface TakeTimePorts {
  readonly diaryIn: (tx: Tx) => ReadDiaryPorts & {
    lock(storeId: string): Promise<Date>;
    claim(made: NewClaim): Promise<number>;
    release(appointmentId: string): Promise<void>;
    dropHolds(holder: string): Promise<void>;
  };
}

export interface WantedTime {
  readonly store: Store;
  readonly serviceKey: string;
  readonly startsAt: Date;
}

export interface FreeTime {
  readonly service: DiaryService;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly offer: Offer;
}

const MINUTE_MS = 60_000;

/** Whether a time can be taken, by the same rule as the list of times; null when it cannot. */
export async function freeTime(
  ports: ReadDiaryPorts,
  { store, serviceKey, startsAt }: WantedTime,
  own: Omit<DiaryAsked, 'only'>,
): Promise<FreeTime | null> {
  const read = await readDiary(ports, store, serviceKey, { ...own, only: londonDate(startsAt) });
  const offer = read?.days[0]?.times.find((each) => each.startsAt.getTime() === startsAt.getTime());
  if (read === null || offer === undefined) return null;
  const { service } = read.diary;
  const endsAt = new Date(startsAt.getTime() + service.minutes * MINUTE_MS);
  return { service, startsAt, endsAt, offer };
}

/** For a time that is gone: those that are nearest to it. */
export const timeTaken = async (
  ports: ReadDiaryPorts,
  wanted: WantedTime,
  own: Omit<DiaryAsked, 'only'>,
): Promise<FailureOf<'AppointmentTimeTakenError'>> => ({
  type: 'AppointmentTimeTakenError',
  nearest: await nearestTo(ports, wanted, own),
});

/** The times of a service that are nearest to one. */
export async function nearestTo(
  ports: ReadDiaryPorts,
  { store, serviceKey, startsAt }: WantedTime,
  own: Omit<DiaryAsked, 'only'>,
): Promise<Date[]> {
  const read = await readDiary(ports, store, serviceKey, own);
  return nearestTimes(read?.days ?? [], startsAt).map((offer) => offer.startsAt);
}

/** The constraint refuses a second claim. Under the store's lock there is none; a writer without the lock is refused. */
export class ClaimRefusedError extends Error {
  override readonly name = 'ClaimRefusedError';
}

/** Takes a person, and a room if it needs one. @throws ClaimRefusedError, which ends the transaction */
export async function takeTime(
  ports: TakeTimePorts,
  tx: Tx,
  { offer, service, startsAt }: FreeTime,
  whose: Pick<NewClaim, 'storeId' | 'appointmentId' | 'holder' | 'expiresAt'>,
): Promise<void> {
  const resources = [...offer.people.slice(0, 1), ...offer.rooms.slice(0, 1)];
  const block = blockOf(service, startsAt.getTime());
  const taken = await ports.diaryIn(tx).claim({ ...whose, resources, block });
  if (taken !== resources.length) throw new ClaimRefusedError();
}
