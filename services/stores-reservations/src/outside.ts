import { recaptchaClient } from '@loupe/bot-check/recaptcha-client';
import { createMailer, mailOutcomes } from '@loupe/mailer/mailer';
import type { Logger } from '@loupe/telemetry/logger';
import { readGazetteer } from './adapters/gazetteer/read-gazetteer.ts';
import { calendarFiles } from './adapters/mail/appointment-calendar.ts';
import { appointmentMailer } from './adapters/mail/appointment-mailer.ts';
import { appointmentLinks, promiseLinks, reservationLinks } from './adapters/links/reservation-links.ts';
import { dealerMailer } from './adapters/mail/dealer-mailer.ts';
import { promiseMailer } from './adapters/mail/promise-mailer.ts';
import { reservationMailer } from './adapters/mail/reservation-mailer.ts';
import { videoRoomsClient } from './adapters/video/video-rooms-client.ts';
import { dealerInboxes, mailSenders } from './config.ts';
import type { Config, Keys } from './config.ts';

export interface OutsideOptions {
  readonly config: Config;
  readonly keys: () => Keys;
  readonly logger: Logger;
}

/** The ports that do not use the database, and the settings of the use cases. */
export function createOutside({ config, keys, logger }: OutsideOptions) {
  const outcomes = mailOutcomes();
  const mailerOf = (connections: number) =>
    createMailer({ smtpUrl: config.SMTP_URL, logger, connections, outcomes });
  const mailer = mailerOf(config.EMAILS_AT_ONCE);
  const dealerMailServer = mailerOf(config.DEALER_EMAILS_AT_ONCE);
  return {
    places: readGazetteer(),
    countedWithinHours: config.STORE_STOCK_COUNTED_WITHIN_HOURS,
    robots: recaptchaClient({
      url: config.RECAPTCHA_URL,
      secret: () => keys().recaptcha.active.key.toString(),
      logger,
    }),
    videoRooms: videoRoomsClient({ url: config.VIDEO_ROOMS_URL, logger }),
    offersVideo: config.VIDEO_ROOMS_URL !== '',
    isRobotChecked: config.RECAPTCHA_RESERVATION,
    isEnquiryChecked: config.RECAPTCHA_ENQUIRY,
    sourceFactor: config.SOURCE_LIMIT_FACTOR,
    digestKeys: () => keys()['email-digest'],
    reservationLinks: reservationLinks(() => keys()['reservation-link']),
    appointmentLinks: appointmentLinks(() => keys()['reservation-link']),
    promiseLinks: promiseLinks(() => keys()['reservation-link']),
    promiseMail: promiseMailer({ mailer, senders: mailSenders(config) }),
    reservationMail: reservationMailer({ mailer, senders: mailSenders(config) }),
    appointmentMail: appointmentMailer({ mailer, senders: mailSenders(config) }),
    calendarFiles: calendarFiles(mailSenders(config)),
    dealerMail: dealerMailer({
      mailer: dealerMailServer,
      senders: mailSenders(config),
      inboxes: dealerInboxes(config),
    }),
    rooms: { mail: mailer.room, dealerMail: dealerMailServer.room },
    reportFault: (error: unknown, what: string) => logger.error({ err: error }, what),
    /** What became of the e-mails of this process. */
    metrics: [outcomes],
    /** Closes the connections to the mail server. */
    close: () => {
      mailer.close();
      dealerMailServer.close();
    },
  };
}
