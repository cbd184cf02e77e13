import 'server-only';
import { headers } from 'next/headers';
import {
  AppointmentsDocument,
  AppointmentTimesDocument,
  BookableServicesDocument,
  GetAppointmentCalendarDocument,
  GetAppointmentDocument,
  type AppointmentPartsFragment,
  type AppointmentTimesQuery,
  type BookableServicesQuery,
} from '#gql/graphql.ts';
import { queryAsShopper, queryGateway } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { AppointmentKey } from './addresses.ts';
import type { Kind } from './kinds.ts';
import { typedDay } from './typed-day.ts';

export type Appointment = AppointmentPartsFragment;
export type Service = BookableServicesQuery['bookableServices'][number];
export type Times = NonNullable<AppointmentTimesQuery['appointmentTimes']>;

const inputOf = (key: AppointmentKey) =>
  'link' in key ? { token: key.link } : { appointmentNumber: key.number };

/** What can be booked on a site. @throws GraphClientError */
export async function bookableServices(site: SiteKey, kind: Kind): Promise<readonly Service[]> {
  return (await queryGateway(site, BookableServicesDocument, { kind })).bookableServices;
}

interface TimesAsked {
  readonly storeKey: string;
  readonly serviceKey: string;
  /** As it was typed; what is no day is left out. */
  readonly from: string | undefined;
  /** The appointment that is to be moved. */
  readonly moving: AppointmentKey | null;
}

/** The times of a service in a store, as the visitor sees them; null where the store does not offer it. @throws GraphClientError */
export async function appointmentTimes({
  storeKey,
  serviceKey,
  from,
  moving,
}: TimesAsked): Promise<Times | null> {
  const input = {
    storeKey,
    serviceKey,
    days: DAYS,
    from: from === undefined ? null : typedDay(from, new Date()),
    moving: moving && inputOf(moving),
  };
  return (
    (await queryAsShopper(await headers(), AppointmentTimesDocument, { input })).appointmentTimes ?? null
  );
}

/** Days of one page. */
const DAYS = 5;

/** One's own appointment, or that of a link; null for any other. @throws GraphClientError */
export const shownAppointment = (key: AppointmentKey): Promise<Appointment | null> =>
  unlessUnknown(async () => {
    const input = inputOf(key);
    return (await queryAsShopper(await headers(), GetAppointmentDocument, { input })).appointment ?? null;
  });

/** The file of it for the visitor's own calendar; null for one that is not booked, and for any other's. @throws GraphClientError */
export const calendarFile = (request: Headers, key: AppointmentKey): Promise<string | null> =>
  unlessUnknown(async () => {
    const input = inputOf(key);
    const { appointment } = await queryAsShopper(request, GetAppointmentCalendarDocument, { input });
    return appointment?.calendarFile ?? null;
  });

/** A browser that has not been here before has no appointments of its own. */
async function unlessUnknown<Found>(find: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof GraphClientError && error.code === 'SessionExpiredError') return null;
    throw error;
  }
}

/** The signed-in customer's, those to come first; undefined when the call fails. */
export async function accountAppointments(): Promise<readonly Appointment[] | undefined> {
  const request = await headers();
  try {
    return (await queryAsShopper(request, AppointmentsDocument, {})).appointments;
  } catch {
    return undefined;
  }
}
