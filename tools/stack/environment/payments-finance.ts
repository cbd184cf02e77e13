import { addresses, type StackSettings } from '../services.ts';

/** payments-finance's environment, in addition to the shared one. */
export function paymentsFinanceEnv(settings: StackSettings): Record<string, string> {
  const at = addresses(settings);
  return {
    // On one machine all clients have the same network.
    SOURCE_LIMIT_FACTOR: '50',
    STOREFRONT_ORIGINS: [at.beaverbrooks, at.loupe, at.plain].join(','),
  };
}
