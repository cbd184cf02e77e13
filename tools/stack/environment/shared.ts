import type { ServiceName } from '@loupe/contracts/services';
import { vendorEnv } from '../../vendors/on-one-machine.ts';
import { keysFileOf } from '../key-files.ts';
import { databaseUrl, type StackSettings } from '../services.ts';

/** The environment of every subgraph. */
export function sharedEnv(settings: StackSettings, service: ServiceName): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl(settings, service),
    KAFKA_BROKERS: settings.kafkaBrokers,
    LOG_LEVEL: settings.logLevel,
    KEYS_FILE: keysFileOf(settings.dataFolder, service),
    ...vendorEnv(settings, service),
  };
}
