import { recaptchaClient } from '@loupe/bot-check/recaptcha-client';
import { createMailer, mailOutcomes } from '@loupe/mailer/mailer';
import { killPointsFrom, withKillPoints } from '@loupe/subgraph-server/kill-points';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import type { Logger } from '@loupe/telemetry/logger';
import type * as z from 'zod';
import { fulfilmentClient } from './adapters/fulfilment/fulfilment-client.ts';
import { fulfilmentWebhook } from './adapters/fulfilment/fulfilment-webhook.ts';
import { marketingClient } from './adapters/identity/marketing-client.ts';
import { listMailer } from './adapters/mail/list-mailer.ts';
import { orderMailer } from './adapters/mail/order-mailer.ts';
import { paymentsClient } from './adapters/payments/payments-client.ts';
import { silentMethods } from './adapters/payments/silent-methods.ts';
import { mailSenders, portSettings } from './config.ts';
import type { Config, KeySets } from './config.ts';

export interface OutsideOptions {
  readonly config: Config;
  readonly keys: () => z.infer<typeof KeySets>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * The clients of external systems other than the database and the broker: payments, the warehouse, the bot check, the mail server.
 */
export function createOutside({ config, keys, now, logger }: OutsideOptions) {
  const killPoints = killPointsFrom(config.KILL_AT);
  const caller = { issuer: 'cart-checkout', keys: () => keys()['cart-checkout'], now };
  const outcomes = mailOutcomes();
  const mailerOf = (connections: number) =>
    createMailer({ smtpUrl: config.SMTP_URL, logger, connections, outcomes });
  const orderMail = mailerOf(config.ORDER_EMAILS_AT_ONCE);
  const listMail = mailerOf(config.LIST_EMAILS_AT_ONCE);
  const mail = { senders: mailSenders(config), mediaUrl: config.MEDIA_URL };
  const warehouse = { url: config.FULFILMENT_URL, keys: () => keys().fulfilment, now };
  const { room: warehouseRoom, ...calls } = fulfilmentClient(warehouse);
  const client = withKillPoints('fulfilment', calls, killPoints);
  const reportFault = (err: unknown, message: string) => logger.error({ err }, message);
  const payments = paymentsClient({
    origins: config.PAYMENTS_RPC_URLS,
    signCalls: signCalls({ ...caller, audience: 'payments-finance' }),
    reportFault,
  });
  return {
    ...portSettings(config),
    payments,
    isSilent: silentMethods(() => payments.silentMethods(), now),
    marketing: marketingClient({
      urls: config.IDENTITY_RPC_URLS,
      signCalls: signCalls({ ...caller, audience: 'identity' }),
    }),
    robots: recaptchaClient({
      url: config.RECAPTCHA_URL,
      secret: () => keys().recaptcha.active.key.toString(),
      logger,
    }),
    digestKeys: () => keys()['email-digest'],
    payAgainKeys: () => keys()['pay-again'],
    reportFault,
    log: logger.info.bind(logger),
    /** In fault runs: where the process may be killed. */
    killPoints,
    mail: withKillPoints('mail', orderMailer({ ...mail, mailer: orderMail }), killPoints),
    listMail: listMailer({ ...mail, mailer: listMail }),
    fulfilment: client,
    moneyAtWarehouse: client,
    fulfilmentWebhook: fulfilmentWebhook(warehouse),
    rooms: { warehouse: warehouseRoom, orderMail: orderMail.room, listMail: listMail.room },
    /** What became of the e-mails of this process. */
    metrics: [outcomes],
    /** Closes the connections to the mail server. */
    close: () => {
      orderMail.close();
      listMail.close();
    },
  };
}
