import { join } from 'node:path';
import type { ChildSpec } from './child.ts';
import {
  ATTRAQT_FEED_CREDENTIALS,
  ATTRAQT_TOKENS,
  ATTRAQT_TRACKER_KEY,
  GIVEX_USER_ID,
  MERCHANT,
} from './environment/merchant.ts';
import { keysFileOf } from './key-files.ts';
import { addresses, instanceName, instancePorts, origin, ROOT, type StackSettings } from './services.ts';

/** The sandboxes of third parties and the image service: no other process waits for them to start. */
export function surroundingSpecs(settings: StackSettings): ChildSpec[] {
  const { ports, dataFolder } = settings;
  return [
    {
      name: 'cybersource',
      cwd: join(ROOT, 'sandbox'),
      args: ['cybersource/main.ts'],
      env: {
        PORT: String(ports.cybersource),
        PUBLIC_URL: addresses(settings).cybersource,
        BANK_URL: addresses(settings).bank,
        DATA_DIR: join(dataFolder, 'cybersource'),
        MERCHANT_ID: MERCHANT.id,
        KEYS_FILE: keysFileOf(dataFolder, 'cybersource'),
      },
      readyUrl: `${origin(ports.cybersource)}/healthz`,
    },
    {
      name: 'givex',
      cwd: join(ROOT, 'sandbox'),
      args: ['givex/main.ts'],
      env: {
        PORT: String(ports.givex),
        SECONDARY_PORT: String(ports['givex-secondary']),
        DATA_DIR: join(dataFolder, 'givex'),
        USER_ID: GIVEX_USER_ID,
        KEYS_FILE: keysFileOf(dataFolder, 'givex'),
      },
      readyUrl: `${origin(ports.givex)}/healthz`,
    },
    {
      name: 'fulfilment',
      cwd: join(ROOT, 'sandbox'),
      args: ['fulfilment/main.ts'],
      env: {
        PORT: String(ports.fulfilment),
        DATA_DIR: join(dataFolder, 'fulfilment'),
        KEYS_FILE: keysFileOf(dataFolder, 'fulfilment'),
        WEBHOOK_URL: `${origin(ports.gateway)}/webhooks/fulfilment`,
        SHIP_AFTER_SECONDS: String(settings.shipAfterSeconds),
      },
      readyUrl: `${origin(ports.fulfilment)}/healthz`,
    },
    {
      name: 'recaptcha',
      cwd: join(ROOT, 'sandbox'),
      args: ['recaptcha/main.ts'],
      env: { PORT: String(ports.recaptcha), KEYS_FILE: keysFileOf(dataFolder, 'recaptcha') },
      readyUrl: `${origin(ports.recaptcha)}/healthz`,
    },
    {
      name: 'loqate',
      cwd: join(ROOT, 'sandbox'),
      args: ['loqate/main.ts'],
      env: { PORT: String(ports.loqate), KEYS_FILE: keysFileOf(dataFolder, 'loqate') },
      readyUrl: `${origin(ports.loqate)}/healthz`,
    },
    {
      name: 'attraqt',
      cwd: join(ROOT, 'sandbox'),
      args: ['attraqt/main.ts'],
      env: {
        PORT: String(ports.attraqt),
        DATA_DIR: join(dataFolder, 'attraqt'),
        TRACKER_KEY: ATTRAQT_TRACKER_KEY,
        SEARCH_TOKENS: Object.values(ATTRAQT_TOKENS).join(','),
        FEED_CREDENTIALS: ATTRAQT_FEED_CREDENTIALS,
      },
      readyUrl: `${origin(ports.attraqt)}/healthz`,
    },
    {
      name: 'inbox',
      cwd: join(ROOT, 'sandbox'),
      args: ['inbox/main.ts'],
      env: {
        PORT: String(ports.inbox),
        SMTP_PORT: String(ports.smtp),
        DATA_DIR: join(dataFolder, 'inbox'),
      },
      readyUrl: `${origin(ports.inbox)}/healthz`,
    },
    {
      name: 'collector',
      cwd: join(ROOT, 'sandbox'),
      args: ['collector/main.ts'],
      env: { PORT: String(ports.collector) },
      readyUrl: `${origin(ports.collector)}/healthz`,
    },
    ...instancePorts(settings, 'media').map((port, index) => ({
      name: instanceName('media', index),
      cwd: join(ROOT, 'media'),
      args: ['src/main.ts'],
      env: {
        PORT: String(port),
        ...(index === 0 && { METRICS_PORT: String(ports['media-metrics']) }),
        CACHE_DIR: join(dataFolder, index === 0 ? 'media-cache' : `media-cache-${index + 1}`),
        LOG_LEVEL: settings.logLevel,
      },
      readyUrl: `${origin(port)}/healthz`,
    })),
  ];
}
