import { addresses, origin, type StackSettings } from '../services.ts';
import { GIVEX_USER_ID, MERCHANT } from './merchant.ts';

/** payments-finance's environment, in addition to the shared one. */
export function paymentsFinanceEnv(settings: StackSettings): Record<string, string> {
  const { ports } = settings;
  const at = addresses(settings);
  return {
    CYBERSOURCE_URL: origin(ports.cybersource),
    CYBERSOURCE_HOST: `127.0.0.1:${ports.cybersource}`,
    CYBERSOURCE_MERCHANT_ID: MERCHANT.id,
    RECAPTCHA_URL: origin(ports.recaptcha),
    GIVEX_URL: origin(ports.givex),
    GIVEX_SECONDARY_URL: origin(ports['givex-secondary']),
    GIVEX_USER_ID,
    // On one machine all clients have the same network.
    SOURCE_LIMIT_FACTOR: '50',
    STOREFRONT_ORIGINS: [at.beaverbrooks, at.loupe, at.plain].join(','),
  };
}
