import { OrdersUnanswered } from '#features/account/orders-unanswered.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';
import { appointmentHref, calendarHref, moveHref } from '../addresses.ts';
import { appointmentWords } from '../appointment-words.ts';
import type { Appointment } from '../shopper-appointments.ts';
import { CancelButton } from './act-on-appointment.tsx';

type AppointmentListProps = {
  /** The appointments of the customer, those to come first; undefined when they could not be read. */
  appointments: readonly Appointment[] | undefined;
  /** What became of a form before. */
  told: string | null;
};

/** RT-08: the appointments and consultations of the customer. */
export function AppointmentList({ appointments, told }: AppointmentListProps) {
  return (
    <>
      <h1 className="d2 mb-3">Appointments</h1>
      <p className="soft measure mb-8">Your appointments and consultations with us.</p>
      {told === null ? null : <Message tone="error">{told}</Message>}
      {appointments === undefined ? <OrdersUnanswered what="appointments" /> : null}
      {appointments?.length === 0 ? <p className="lead soft mb-5">None yet.</p> : null}
      {appointments && appointments.length > 0 ? (
        <ul className="mb-8 border-b border-line">
          {appointments.map((appointment) => (
            <AppointmentRow key={appointment.appointmentNumber} appointment={appointment} />
          ))}
        </ul>
      ) : null}
      <div className="grid justify-items-start gap-4">
        <ArrowLink href="/appointments">Book an appointment</ArrowLink>
        <ArrowLink href="/consultations">Book a consultation</ArrowLink>
      </div>
    </>
  );
}

function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const {
    appointmentNumber: number,
    kind,
    status,
    serviceName,
    startsAtWords,
    canMove,
    canCancel,
  } = appointment;
  const { heading, text } = appointmentWords(appointment);
  const about = `${serviceName}, ${startsAtWords}`;
  return (
    <li className="grid gap-x-[var(--gutter)] gap-y-3 border-t border-line py-6 md:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h2 className="title">
          <Link className="link" prefetch={false} isWithinPolicy href={appointmentHref(kind, { number })}>
            {serviceName}
          </Link>
        </h2>
        <p className="small soft num">{number}</p>
        <p className="measure mt-2">
          <strong className="font-medium">{heading}.</strong> {text}
        </p>
        {status === 'BOOKED' ? (
          <p>
            <a className="link" href={calendarHref({ number })}>
              Add to your calendar<span className="sr-only"> {about}</span>
            </a>
          </p>
        ) : null}
        {canMove ? (
          <p>
            <Link className="link" prefetch={false} isWithinPolicy href={moveHref(kind, { number })}>
              Choose another time<span className="sr-only"> for {about}</span>
            </Link>
          </p>
        ) : null}
      </div>
      {canCancel ? <CancelButton kind={kind} by={{ number }} about={about} isInAccount /> : null}
    </li>
  );
}
