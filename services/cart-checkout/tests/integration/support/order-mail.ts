import { createMailer } from '@loupe/mailer/mailer';
import { createLogger } from '@loupe/telemetry/logger';
import { openMailServer } from '@loupe/test-harness/mail-server';
import { orderMailer } from '../../../src/adapters/mail/order-mailer.ts';

const STOREFRONT = 'http://beaverbrooks.localhost:3000';
const from = 'Beaverbrooks <orders@beaverbrooks.example>';

/** The e-mails of orders, sent to a real server. */
export async function openOrderMail() {
  const server = await openMailServer();
  const logger = createLogger({ service: 'cart-checkout', level: 'silent' });
  const mailer = createMailer({ smtpUrl: server.url, logger });
  const senders = { beaverbrooks: { from, storefrontUrl: STOREFRONT } };
  return {
    server,
    mail: orderMailer({ mailer, senders, mediaUrl: 'http://localhost:3008' }),
    async close(): Promise<void> {
      mailer.close();
      await server.close();
    },
  };
}
