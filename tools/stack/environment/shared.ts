import type { ServiceName } from '@loupe/contracts/services';
import { databaseUrl, type StackSettings } from '../services.ts';

/** What every subgraph's process is told. */
export function sharedEnv(settings: StackSettings, service: ServiceName): Record<string, string> {
  const { keys } = settings;
  return {
    DATABASE_URL: databaseUrl(settings, service),
    KAFKA_BROKERS: settings.kafkaBrokers,
    LOG_LEVEL: settings.logLevel,
    SERVICE_PUBLIC_KEYS: JSON.stringify({
      gateway: keys.gateway.publicJwk,
      'cart-checkout': keys['cart-checkout'].publicJwk,
    }),
  };
}
