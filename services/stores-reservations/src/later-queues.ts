import { allQueues, startLater } from '@loupe/database/start-later';
import type { Logger } from '@loupe/telemetry/logger';
import type { Config } from './config.ts';
import type { LaterKinds } from './domain/reservation/later-kinds.ts';
import type { Ports } from './ports.ts';
import { videoRoomHandlers } from './use-cases/open-video-room.ts';
import type { OpenVideoRoomPorts } from './use-cases/open-video-room.ts';
import { appointmentEmailHandlers } from './use-cases/send-appointment-email.ts';
import type { SendAppointmentEmailPorts } from './use-cases/send-appointment-email.ts';
import { dealerMessageHandlers } from './use-cases/send-dealer-message.ts';
import type { DeliverDealerMessagePorts } from './use-cases/send-dealer-message.ts';
import { promiseEmailHandlers } from './use-cases/send-promise-email.ts';
import type { SendPromiseEmailPorts } from './use-cases/send-promise-email.ts';
import { reservationEmailHandlers } from './use-cases/send-reservation-email.ts';
import type { SendReservationEmailPorts } from './use-cases/send-reservation-email.ts';

export type LaterQueuesPorts = SendReservationEmailPorts &
  SendAppointmentEmailPorts &
  SendPromiseEmailPorts &
  OpenVideoRoomPorts &
  DeliverDealerMessagePorts &
  Pick<Ports, 'later'> & {
    /** How many e-mails each mailer would be sent now. */
    readonly rooms: { readonly mail: () => number; readonly dealerMail: () => number };
  };

interface LaterQueues {
  readonly config: Pick<Config, 'EMAILS_AT_ONCE' | 'DEALER_EMAILS_AT_ONCE'>;
  readonly ports: LaterQueuesPorts;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const VIDEO_ROOMS_AT_ONCE = 2;

/**
 * Stored work by whom it waits for: the mail server with what a visitor has booked, and with messages to the dealer, and the vendor of
 * video rooms. One that stands still holds up no other.
 */
export function startLaterQueues({ config, ports, logger, signal }: LaterQueues) {
  const common = { later: ports.later, logger, signal };
  const emails = startLater<
    Pick<LaterKinds, 'reservation-email' | 'appointment-email' | 'price-promise-email'>
  >({
    ...common,
    handlers: {
      ...reservationEmailHandlers(ports),
      ...appointmentEmailHandlers(ports),
      ...promiseEmailHandlers(ports),
    },
    concurrency: config.EMAILS_AT_ONCE,
    room: ports.rooms.mail,
  });
  const messages = startLater<Pick<LaterKinds, 'dealer-message'>>({
    ...common,
    handlers: dealerMessageHandlers(ports),
    concurrency: config.DEALER_EMAILS_AT_ONCE,
    room: ports.rooms.dealerMail,
  });
  // Its breakers are two, for rooms that are made and that are closed.
  const rooms = startLater<Pick<LaterKinds, 'video-room' | 'video-room-close'>>({
    ...common,
    handlers: videoRoomHandlers(ports),
    concurrency: VIDEO_ROOMS_AT_ONCE,
  });
  return allQueues([emails, messages, rooms]);
}
