import { readFileSync } from 'node:fs';
import { TOPICS } from '@loupe/contracts/topics';
import { createPool } from '@loupe/database/pool';
import { startSweeper } from '@loupe/database/sweeper';
import { poolTx } from '@loupe/database/tx';
import { createMailer } from '@loupe/mailer/mailer';
import { startConsumer } from '@loupe/messaging/consumer';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { runService } from '@loupe/subgraph-server/run';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import { createLogger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import { handledEvents } from './adapters/db/handled-events.ts';
import { orderConfirmationMailer } from './adapters/mail/order-confirmation-mailer.ts';
import { paymentsClient } from './adapters/payments/payments-client.ts';
import { readConfig } from './config.ts';
import { onOrderPlaced } from './events/consumed/order-placed.ts';
import { onProductState } from './events/consumed/product-state.ts';
import { createContext } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { bindUseCases } from './graphql/use-cases.ts';
import { createPorts } from './ports.ts';
import { projectProduct } from './use-cases/project-product.ts';
import { sendOrderConfirmation } from './use-cases/send-order-confirmation.ts';
import { sweepPlacements } from './use-cases/sweep-placements.ts';

const service = 'cart-checkout';
const config = readConfig();
const url = config.DATABASE_URL;
const now = () => new Date();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const reportFault = (err: unknown, message: string) => logger.error({ err }, message);
const requests = createPool({ url, applicationName: service, kind: 'request' });
const background = createPool({ url, applicationName: `${service}-background`, max: 3, kind: 'background' });
const identity = {
  issuer: service,
  audience: 'payments-finance',
  privateJwk: config.SERVICE_PRIVATE_KEY,
  now,
};
const payments = paymentsClient({
  origins: config.PAYMENTS_RPC_URLS,
  signCalls: signCalls(identity),
  now,
  reportFault,
});
