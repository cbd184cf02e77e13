import { SERVICES } from '@loupe/contracts/services';
import type { PortName } from '../ports.ts';

/** Where the metrics of each process are. */
export const METRICS_PORTS: Readonly<Record<string, readonly PortName[]>> = {
  ...Object.fromEntries(SERVICES.map((service): [string, PortName[]] => [service, [service]])),
  'cart-checkout': ['cart-checkout', 'cart-checkout-2'],
  'payments-finance': ['payments-finance', 'payments-finance-2'],
  gateway: ['gateway-metrics'],
  web: ['web-metrics'],
  media: ['media-metrics'],
};
