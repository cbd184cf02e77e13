import { AppointmentSchema } from '@loupe/contracts/stores/appointment';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { Appointment } from '../../domain/appointment/appointment.ts';
import type { Act } from '../../use-cases/ports/reservations.ts';

const VISITORS = new Set(['customer', 'guest']);

/** What an appointment is after a change, for services that count or react. A member of staff is `store`. */
export const appointmentChanged = publish(
  TOPICS.appointment,
  AppointmentSchema,
  'appointment-changed',
  (appointment: Appointment, { act, actor }: Act) => ({
    aggregateId: appointment.id,
    aggregateVersion: BigInt(appointment.version) + appointment.eventOffset,
    site: appointment.site,
    message: {
      id: appointment.id,
      site: appointment.site,
      storeId: appointment.storeId,
      serviceKey: appointment.serviceKey,
      kind: appointment.kind,
      isVideo: appointment.isVideo,
      state: appointment.state,
      reason: appointment.reason ?? '',
      act,
      by: VISITORS.has(actor) ? actor : 'store',
      startsAtMs: BigInt(appointment.startsAt.getTime()),
      endsAtMs: BigInt(appointment.endsAt.getTime()),
    },
  }),
);
