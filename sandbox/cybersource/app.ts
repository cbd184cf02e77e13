import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import { kidsOf } from '../keys.ts';
import { requireSignature } from './auth/require-signature.ts';
import type { Merchant } from './auth/http-signature.ts';
import { bankRoutes } from './bank/routes.ts';
import { browserRoutes } from './browser/routes.ts';
import type { ClientLibrary } from './browser/client-library.ts';
import { controlRoutes } from './control/routes.ts';
import type { Faults } from './faults.ts';
import type { SigningKey } from './flex/keys.ts';
import { captureContextRoute, flexRoutes } from './flex/routes.ts';
import type { FlexStore } from './flex/sessions.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { AccessTokens } from './payer-authentication/access-token.ts';
import { payerAuthenticationRoutes } from './payer-authentication/routes.ts';
import type { AuthenticationStore } from './payer-authentication/store.ts';
import { paymentRoutes } from './payments/routes.ts';
import type { Clock } from '../clock.ts';
import type { WalletKeys } from './wallet/payment-token.ts';
import { walletRoutes } from './wallet/routes.ts';
import type { Instruments } from './vault/instruments.ts';
import { instrumentRoutes } from './vault/routes.ts';
import { VendorError } from './payments/vendor-error.ts';

export interface AppDependencies {
  readonly merchant: Merchant;
  readonly ledger: Ledger;
  readonly authentications: AuthenticationStore;
  readonly tokens: AccessTokens;
  readonly flex: FlexStore;
  readonly instruments: Instruments;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly wallet: WalletKeys;
  readonly issuer: SigningKey;
  readonly takeKey: () => SigningKey;
  readonly library: ClientLibrary;
  readonly publicUrl: string;
  readonly bankUrl: string;
  readonly now: () => Date;
}

export function createApp(deps: AppDependencies): Express {
  const app = express().disable('x-powered-by');
  app.get(
    '/healthz',
    (_request, response) =>
      void response.json({ status: 'ok', keys: { cybersource: kidsOf(deps.merchant.keys()) } }),
  );
  app.use(bankRoutes(deps));
  app.use(browserRoutes(deps), flexRoutes(deps), controlRoutes(deps), walletRoutes(deps));

  const signed = [
    express.raw({ type: () => true, limit: '256kb' }),
    requireSignature(deps.merchant, deps.now),
  ];
  app.post('/microform/v2/sessions', signed, captureContextRoute(deps));
  app.use(['/pts', '/risk', '/tms'], signed);
  app.use(
    paymentRoutes({ ...deps, now: () => deps.clock.now() }),
    payerAuthenticationRoutes(deps),
    instrumentRoutes(deps),
  );

  app.use(
    (_request, response) => void response.status(404).json({ status: 'NOT_FOUND', reason: 'NOT_FOUND' }),
  );
  app.use(vendorErrors(deps.now));
  return app;
}

function vendorErrors(now: () => Date): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (error instanceof VendorError) {
      response.status(error.httpStatus).json(error.body(now()));
      return;
    }
    console.error(error);
    response
      .status(502)
      .json(new VendorError('SYSTEM_ERROR', 'General system failure', { httpStatus: 502 }).body(now()));
  };
}
