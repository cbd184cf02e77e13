import { PrerequisiteError } from './stack/prerequisite-error.ts';

/**
 * The list of all ports. LOUPE_PORT_BASE moves them all, so that tests can run beside a running shop.
 * All are below 32768, where the ephemeral ports begin.
 */
const OFFSETS = {
  web: 0,
  gateway: 1,
  identity: 2,
  'catalog-search': 3,
  'cart-checkout': 4,
  'payments-finance': 5,
  'cart-checkout-2': 6,
  'payments-finance-2': 7,
  media: 8,
  'media-2': 9,
  cybersource: 10,
  inbox: 11,
  smtp: 12,
  fulfilment: 13,
  collector: 14,
  'stores-reservations': 15,
  content: 16,
  recaptcha: 17,
  loqate: 18,
  'gateway-open': 19,
  givex: 20,
  'givex-secondary': 21,
  'web-metrics': 22,
  'gateway-metrics': 23,
  'media-metrics': 24,
  prometheus: 25,
  dashboards: 26,
  'identity-2': 27,
  'catalog-search-2': 28,
  'stores-reservations-2': 29,
  'content-2': 30,
  'gateway-2': 31,
  postgres: 32,
  'web-2': 33,
  attraqt: 34,
  kafka: 92,
  'kafka-controller': 93,
} as const;

export type PortName = keyof typeof OFFSETS;
export const DEFAULT_PORT_BASE = 3000;

/** @throws PrerequisiteError when the base is outside 1024–32000. */
export function portsFrom(base: number): Record<PortName, number> {
  if (!Number.isInteger(base) || base < 1024 || base > 32_000) {
    throw new PrerequisiteError(`LOUPE_PORT_BASE must be a whole number from 1024 to 32000, not ${base}.`);
  }
  return Object.fromEntries(Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset])) as Record<
    PortName,
    number
  >;
}
