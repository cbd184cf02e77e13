import { recaptchaClient } from '@loupe/bot-check/recaptcha-client';
import { createMailer } from '@loupe/mailer/mailer';
import type { Logger } from '@loupe/telemetry/logger';
import { loqateClient } from './adapters/loqate/loqate-client.ts';
import { dealerMailer } from './adapters/mail/dealer-mailer.ts';
import { marketingMailer } from './adapters/mail/marketing-mailer.ts';
import { accountMailer } from './adapters/mail/account-mailer.ts';
import { argon2Hasher } from './adapters/passwords/argon2-hasher.ts';
import { passwordStrength } from './adapters/passwords/password-strength.ts';
import { checkedRealms, dealerInboxes, mailSenders } from './config.ts';
import type { Config, Keys } from './config.ts';

export interface OutsideOptions {
  readonly config: Config;
  readonly keys: () => Keys;
  readonly logger: Logger;
}

/** The ports that do not use the database, and the settings of the use cases. */
export function createOutside({ config, keys, logger }: OutsideOptions) {
  const mailer = createMailer({ smtpUrl: config.SMTP_URL, logger });
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
    mail: accountMailer({ mailer, senders: mailSenders(config) }),
    marketingMail: marketingMailer({ mailer, senders: mailSenders(config) }),
    dealerMail: dealerMailer({ mailer, senders: mailSenders(config), inboxes: dealerInboxes(config) }),
    checkedRealms: checkedRealms(config),
    sourceFactor: config.SOURCE_LIMIT_FACTOR,
    sessionLifeSeconds: Math.round(config.SESSION_DAYS * 86_400),
    digestKeys: () => keys()['email-digest'],
    /** What became of the e-mails of this process. */
    metrics: [mailer.metrics],
    /** Closes the connections to the mail server. */
    close: () => mailer.close(),
  };
}
