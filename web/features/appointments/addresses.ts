import { KINDS, type Kind } from './kinds.ts';

export type AppointmentKey = { readonly number: string } | { readonly link: string };

/** The page of an appointment: by its number for the browser that booked it, or by the link of an e-mail. */
export const appointmentHref = (kind: Kind, key: AppointmentKey): string =>
  `${KINDS[kind].path}?${new URLSearchParams({ ...key })}`;

/** The times for an appointment that is to be moved. */
export const moveHref = (kind: Kind, key: AppointmentKey): string =>
  `${KINDS[kind].path}?${new URLSearchParams({ ...key, change: '1' })}#times`;

/** The file for the visitor's own calendar. */
export const calendarHref = (key: AppointmentKey): string =>
  `/api/appointment/calendar?${new URLSearchParams({ ...key })}`;

interface TimesAsked {
  readonly service: string;
  readonly store: string;
  /** YYYY-MM-DD. */
  readonly from?: string;
}

/** The times of a service in a store. */
export const timesHref = (kind: Kind, asked: TimesAsked): string =>
  `${KINDS[kind].path}?${new URLSearchParams({ ...asked })}#times`;

interface TimeAsked extends TimesAsked {
  /** ISO 8601. */
  readonly at: string;
}

/** The form that books a time. */
export const bookHref = (kind: Kind, asked: TimeAsked): string =>
  `${KINDS[kind].path}?${new URLSearchParams({ ...asked })}#book`;
