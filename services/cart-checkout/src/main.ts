import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { createMailer } from '@loupe/mailer/mailer';
import { killPointsFrom, withKillPoints } from '@loupe/subgraph-server/kill-points';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { fulfilmentClient } from './adapters/fulfilment/fulfilment-client.ts';
import { fulfilmentWebhook } from './adapters/fulfilment/fulfilment-webhook.ts';
import { listMailer } from './adapters/mail/list-mailer.ts';
import { orderMailer } from './adapters/mail/order-mailer.ts';
import { paymentsClient } from './adapters/payments/payments-client.ts';
import { startBackground } from './background.ts';
import { KeySets, mailSenders, readConfig, storefrontUrls } from './config.ts';
import { bindUseCases } from './graphql/use-cases.ts';
import { createPorts } from './ports.ts';
import { createCartCheckoutServer } from './server.ts';
import { countPlacements, createCheckoutPriority } from './checkout-priority.ts';
import { receiveWebhook } from './use-cases/receive-webhook.ts';

const service = 'cart-checkout';
const config = readConfig();
const url = config.DATABASE_URL;
const now = () => new Date();
const killPoints = killPointsFrom(config.KILL_AT);
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const reportFault = (err: unknown, message: string) => logger.error({ err }, message);
const requests = createPool({ url, applicationName: service, kind: 'request' });
const pool = createPool({ url, applicationName: `${service}-background`, max: 3, kind: 'background' });

const caller = { issuer: service, audience: 'payments-finance', keys: () => keys()[service], now };
const payments = paymentsClient({
  ...{ origins: config.PAYMENTS_RPC_URLS, signCalls: signCalls(caller), reportFault },
});
const mailer = createMailer({ smtpUrl: config.SMTP_URL, logger });
const mailOptions = { mailer, senders: mailSenders(config), mediaUrl: config.MEDIA_URL };
const mail = orderMailer(mailOptions);

const common = {
  payments,
  digestKeys: () => keys()['email-digest'],
  dueInSeconds: config.AUTHORISING_DUE_SECONDS,
  challengeDueInSeconds: config.CHALLENGE_DUE_SECONDS,
  shoppingListLimit: config.SHOPPING_LIST_MAXIMUM_LIMIT,
  storefrontUrls: storefrontUrls(config),
  storefrontOrigins: config.STOREFRONT_ORIGINS,
  reportFault,
  killPoints,
};
const partner = { url: config.FULFILMENT_URL, keys: () => keys().fulfilment, now };
const ports = {
  ...createPorts({ ...common, pool }),
  mail: withKillPoints('mail', mail, killPoints),
  listMail: listMailer(mailOptions),
  fulfilment: withKillPoints('fulfilment', fulfilmentClient(partner), killPoints),
  fulfilmentWebhook: fulfilmentWebhook(partner),
  log: (about: object, message: string) => logger.info(about, message),
};
const priority = createCheckoutPriority({
  now: () => performance.now(),
  pause: (milliseconds, signal) => delay(milliseconds, undefined, { signal, ref: false }).catch(() => {}),
});
const background = startBackground({ config, pool, ports, priority, killPoints, logger });
const webhookPorts = { ...ports, webhookStored: background.wakeWebhooks };
const { wakeRelay: committed, wakeLater: laterStored } = background;
const requestPorts = createPorts({ ...common, pool: requests, committed, laterStored });
const server = createCartCheckoutServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway }),
  useCases: countPlacements(priority, bindUseCases(requestPorts)),
  receiveWebhook: (delivery) => receiveWebhook(webhookPorts, delivery),
  miniCartDisplayLimit: config.CART_MINI_MAXIMUM_LIMIT,
  alive: background.alive,
  ready: async () => ({
    database: (await poolTx(requests).query('SELECT 1')).length === 1,
    catalogue: await background.caughtUp(),
  }),
  details: async () => ({ keys: kidsOf(keys()), outbox: await background.backlog() }),
  now,
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await background.stop();
    mailer.close();
    await Promise.all([requests.end(), pool.end()]);
  },
});
