import { recaptchaClient } from '@loupe/bot-check/recaptcha-client';
import { Counter } from '@loupe/telemetry/counter';
import { createMailer } from '@loupe/mailer/mailer';
import type { Logger } from '@loupe/telemetry/logger';
import { isbot } from 'isbot';
import { loqateClient } from './adapters/loqate/loqate-client.ts';
import { marketingMailer } from './adapters/mail/marketing-mailer.ts';
import { privacyMailer } from './adapters/mail/privacy-mailer.ts';
import { accountMailer } from './adapters/mail/account-mailer.ts';
import { argon2Hasher } from './adapters/passwords/argon2-hasher.ts';
import { passwordStrength } from './adapters/passwords/password-strength.ts';
import { conversionsClient } from './adapters/meta/conversions-client.ts';
import { checkedRealms, mailSenders, pixels } from './config.ts';
import type { Config, Keys } from './config.ts';
import { CONVERSION_OUTCOMES } from './use-cases/send-conversions.ts';
import type { ConversionOutcome } from './use-cases/send-conversions.ts';

export interface OutsideOptions {
  readonly config: Config;
  readonly keys: () => Keys;
  readonly logger: Logger;
}

/** The ports that do not use the database, and the settings of the use cases. */
export function createOutside({ config, keys, logger }: OutsideOptions) {
  const mailer = createMailer({ smtpUrl: config.SMTP_URL, logger, connections: config.EMAILS_AT_ONCE });
  const conversions = conversionsClient({
    url: config.META_URL,
    pixels: pixels(config),
    token: () => keys().meta.active.key.toString(),
  });
  const conversionOutcomes = new Counter(
    'loupe_facebook_events_total',
    'Stored events for the advertising network by what became of them; `no consent` was not sent.',
    CONVERSION_OUTCOMES.map((outcome) => ({ outcome })),
  );
  return {
    hasher: argon2Hasher({
      concurrency: config.PASSWORD_HASHES_AT_ONCE,
      queue: config.PASSWORD_HASHES_WAITING,
    }),
    strengthOf: passwordStrength(),
    robots: recaptchaClient({
      url: config.RECAPTCHA_URL,
      secret: () => keys().recaptcha.active.key.toString(),
      logger,
    }),
    addressDirectory: loqateClient({
      url: config.LOQATE_URL,
      key: () => keys().loqate.active.key.toString(),
      logger,
    }),
    sendsConversions: config.META_URL !== '',
    conversions,
    rooms: { mail: mailer.room, conversions: conversions.room },
    conversionEnded: (outcome: ConversionOutcome) => conversionOutcomes.increment({ outcome }),
    isRobot: (userAgent: string) => userAgent === '' || isbot(userAgent),
    mail: accountMailer({ mailer, senders: mailSenders(config) }),
    marketingMail: marketingMailer({ mailer, senders: mailSenders(config) }),
    privacyMail: privacyMailer({ mailer, senders: mailSenders(config) }),
    checkedRealms: checkedRealms(config),
    sourceFactor: config.SOURCE_LIMIT_FACTOR,
    sessionLifeSeconds: Math.round(config.SESSION_DAYS * 86_400),
    digestKeys: () => keys()['email-digest'],
    /** What became of the e-mails and conversions of this process. */
    metrics: [mailer.metrics, conversionOutcomes],
    /** Closes the connections to the mail server. */
    close: () => mailer.close(),
  };
}
