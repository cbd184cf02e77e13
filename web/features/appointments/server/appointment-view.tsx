import { storeLines } from '@loupe/contact/address-lines';
import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';
import { calendarHref, moveHref, timesHref, type AppointmentKey } from '../addresses.ts';
import { appointmentWords } from '../appointment-words.ts';
import type { Appointment } from '../shopper-appointments.ts';
import { CancelButton } from './act-on-appointment.tsx';

type AppointmentViewProps = {
  appointment: Appointment;
  by: AppointmentKey;
  /** What became of a form before. */
  told: string | null;
  /** What the shop says beside it. */
  children?: ReactNode;
};

/** Where both meet by video; nothing for a visit. */
function VideoLink({ appointment: { isVideo, videoUrl, status } }: { appointment: Appointment }) {
  if (!isVideo || status !== 'BOOKED') return null;
  return videoUrl == null ? (
    <span>The link to join is made now: load this page again in a minute. We e-mail it, too.</span>
  ) : (
    <a className="link" rel="noreferrer" href={videoUrl}>
      Join by video
    </a>
  );
}

/** A plain file: a mail program that has the e-mail's entry keeps one of both, by their UID. */
const CalendarLink = ({ by }: { by: AppointmentKey }) => (
  <>
    <a className="link" href={calendarHref(by)}>
      Add it to your calendar
    </a>
    <span className="small soft">A file. If the time changes, add it again.</span>
  </>
);

/** How an appointment stands, and what can be done with it. */
export function AppointmentView({ appointment, by, told, children }: AppointmentViewProps) {
  const { appointmentNumber, kind, status, serviceKey, serviceName, minutes, note, contact, store } =
    appointment;
  const { heading, text } = appointmentWords(appointment);
  return (
    <div className="max-w-2xl">
      <p className="soft num">Number {appointmentNumber}</p>
      <h1 className="d2">{heading}</h1>
      <p className="lead mt-4">{text}</p>
      {told === null ? null : <Message tone="error">{told}</Message>}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {appointment.canMove ? (
          <Link className="link" prefetch={false} isWithinPolicy href={moveHref(kind, by)}>
            Choose another time
          </Link>
        ) : null}
        {appointment.canCancel ? <CancelButton kind={kind} by={by} /> : null}
        {status === 'CANCELLED' || status === 'NO_SHOW' ? (
          <Link
            className="link"
            prefetch={false}
            isWithinPolicy
            href={timesHref(kind, { service: serviceKey, store: store.key })}
          >
            Book another time
          </Link>
        ) : null}
      </div>
      {children}
      <dl className="mt-8 grid gap-x-4 gap-y-1 border-t border-line pt-6 sm:grid-cols-[10rem_1fr] sm:gap-y-4 [&>dd]:max-sm:mb-4">
        <dt className="soft">What</dt>
        <dd>
          {serviceName}, <span className="num">{minutes} minutes</span>
        </dd>
        <dt className="soft">When</dt>
        <dd className="grid gap-1">
          {appointment.startsAtWords}, UK time
          {status === 'BOOKED' ? <CalendarLink by={by} /> : null}
        </dd>
        <dt className="soft">{appointment.isVideo ? 'By video with' : 'Where'}</dt>
        <dd className="grid gap-1">
          <VideoLink appointment={appointment} />
          <Link className="link" href={store.url}>
            {store.name}
          </Link>
          <span className="small soft">{storeLines(store.address).join(', ')}</span>
          <a className="num link small" href={`tel:${store.phone.replaceAll(' ', '')}`}>
            {store.phone}
          </a>
        </dd>
        <dt className="soft">For</dt>
        <dd>
          {contact.name}, {contact.email}
        </dd>
        {note == null ? null : (
          <>
            <dt className="soft">You told us</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
