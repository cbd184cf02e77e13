import { addresses, origin, type StackSettings } from '../services.ts';
import { MERCHANT } from './merchant.ts';

/** payments-finance's environment, in addition to the shared one. */
export function paymentsFinanceEnv(settings: StackSettings): Record<string, string> {
  const { ports } = settings;
  const at = addresses(settings);
  return {
    CYBERSOURCE_URL: origin(ports.cybersource),
    CYBERSOURCE_HOST: `127.0.0.1:${ports.cybersource}`,
    CYBERSOURCE_MERCHANT_ID: MERCHANT.id,
    STOREFRONT_ORIGINS: [at.beaverbrooks, at.loupe, at.plain].join(','),
  };
}
