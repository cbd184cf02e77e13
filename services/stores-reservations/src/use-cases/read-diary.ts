import { daysAfter } from '@loupe/calendar/days';
import { londonDate, londonInstant } from '@loupe/calendar/london';
import type { Claim, Diary } from '../domain/diary/diary.ts';
import { offers } from '../domain/diary/offers.ts';
import type { DayOffers } from '../domain/diary/offers.ts';
import type { Store } from '../domain/store/store.ts';
import type { VideoOffer } from './ports/diary.ts';

export interface ReadDiaryPorts {
  service(
    storeId: string,
    key: string,
    from: string,
    offer: VideoOffer,
  ): Promise<Omit<Diary, 'times'> | null>;
  claims(storeId: string, from: Date, until: Date, own: OwnClaims): Promise<Claim[]>;
}

/** What is taken by the visitor's own hold, and by the appointment that is being moved, is free to them. */
export interface OwnClaims {
  readonly holder: string | null;
  readonly appointmentId: string | null;
}

export interface DiaryRead {
  readonly diary: Diary;
  /** Those that have a time. */
  readonly days: readonly DayOffers[];
}

export interface DiaryAsked extends OwnClaims, VideoOffer {
  readonly now: Date;
  /** YYYY-MM-DD; every day that can be booked without it. */
  readonly only?: string;
  /** A store's team books without the lead time. */
  readonly isTeam?: boolean;
}

/** The times of a service that can be booked now; null where the store does not offer the service. */
export async function readDiary(
  ports: ReadDiaryPorts,
  store: Pick<Store, 'id' | 'week' | 'exceptions'>,
  serviceKey: string,
  { now, only, isTeam = false, offersVideo, ...own }: DiaryAsked,
): Promise<DiaryRead | null> {
  const from = only ?? londonDate(now);
  const found = await ports.service(store.id, serviceKey, from, { offersVideo });
  if (found === null) return null;
  const days = only === undefined ? found.service.horizonDays + 1 : 1;
  const claims = await ports.claims(
    store.id,
    noonOf(daysAfter(from, -1)),
    noonOf(daysAfter(from, days)),
    own,
  );
  const service = isTeam ? { ...found.service, leadMinutes: 0 } : found.service;
  const diary = { ...found, service, times: store };
  return { diary, days: offers(diary, claims, now, { from, days }) };
}

const noonOf = (date: string): Date => londonInstant(date, '12:00');
