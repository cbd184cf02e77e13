import { standIns, vendorEnv } from '../../vendors/on-one-machine.ts';
import { keysFileOf } from '../key-files.ts';
import { tracingEnv } from './tracing.ts';
import { addresses, databaseUrl, origin, SITE_HOSTS, type StackSettings } from '../services.ts';

/** @param port of the instance; only the first serves metrics */
export function webEnv(settings: StackSettings, port: number): Record<string, string> {
  const { ports } = settings;
  return {
    ...tracingEnv(settings, 'web'),
    PORT: String(port),
    LOG_LEVEL: settings.logLevel,
    ...(port === ports.web && { METRICS_PORT: String(ports['web-metrics']) }),
    // Not 127.0.0.1: Next then treats its own rewrites as external (https://github.com/vercel/next.js/issues/94745).
    HOSTNAME: 'localhost',
    GATEWAY_URL: origin(ports.gateway),
    MEDIA_URL: origin(ports.media),
    KEYS_FILE: keysFileOf(settings.dataFolder, 'web'),
    SITE_HOSTS,
    SITE_ORIGINS: `beaverbrooks=${addresses(settings).beaverbrooks},loupe=${addresses(settings).loupe}`,
    ...vendorEnv(settings, 'web'),
    BROWSER_STAND_INS: settings.standIns ? standIns(settings).join(',') : '',
    DEALER_MAKER: 'Orrery',
    KAFKA_BROKERS: settings.kafkaBrokers,
    DATABASE_URL: databaseUrl(settings, 'web'),
    PREVIEW_APIS: 'staging.localhost',
    PREVIEW_HUBS: 'loupe',
    WAITING_ROOM: 'on',
    NEXT_TELEMETRY_DISABLED: '1',
    // Longer than a proxy in front keeps its connections: Next's 5 s let it send a request on one that is being closed.
    KEEP_ALIVE_TIMEOUT: '65000',
  };
}
