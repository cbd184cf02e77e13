import { join } from 'node:path';
import type { PortName } from '../ports.ts';
import type { ChildSpec } from './child.ts';
import type { StackKeys } from './keys.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const SERVICES = ['identity', 'catalog-search', 'cart-checkout', 'payments-finance'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Everything the environment of a process is made from. */
export interface StackSettings {
  readonly ports: Record<PortName, number>;
  readonly keys: StackKeys;
  readonly dataFolder: string;
  readonly kafkaBrokers: string;
  /** Host and port of Postgres, and the database; each service logs in as its own role. */
  readonly postgres: { readonly host: string; readonly port: number; readonly database: string };
  /** 2 starts cart-checkout and payments-finance twice, as races and fault runs need. */
  readonly moneyInstances: 1 | 2;
  readonly watch: boolean;
  readonly logLevel: string;
  /** After which the warehouse sandbox lets an order leave by itself; 0: only by hand. */
  readonly shipAfterSeconds: number;
  /** Whether spans go to the collector. */
  readonly tracing: boolean;
}

export const roleOf = (service: ServiceName): string => service.replaceAll('-', '_');

export function databaseUrl({ postgres }: Pick<StackSettings, 'postgres'>, service: ServiceName): string {
  const role = roleOf(service);
  return `postgresql://${role}:${role}@${postgres.host}:${postgres.port}/${postgres.database}`;
}

const origin = (port: number): string => `http://127.0.0.1:${port}`;

/** Targets of a service that may run twice: the ports of the instances that are started. */
function instancePorts(settings: StackSettings, service: ServiceName): number[] {
  const { ports, moneyInstances } = settings;
  const twice = moneyInstances === 2 && (service === 'cart-checkout' || service === 'payments-finance');
  return twice ? [ports[service], ports[`${service}-2`]] : [ports[service]];
}

function publicAddresses({ ports }: StackSettings) {
  return {
    beaverbrooks: `http://beaverbrooks.localhost:${ports.web}`,
    loupe: `http://loupe.localhost:${ports.web}`,
    plain: `http://localhost:${ports.web}`,
    cybersource: `http://cybersource.localhost:${ports.cybersource}`,
    bank: `http://bank.localhost:${ports.cybersource}`,
    fulfilment: `http://localhost:${ports.fulfilment}`,
    collector: `http://localhost:${ports.collector}`,
    inbox: `http://localhost:${ports.inbox}`,
    graph: `http://localhost:${ports.gateway}/graphql`,
  };
}
export const addresses = publicAddresses;

const SITE_HOSTS = 'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe,localhost=beaverbrooks';
const MERCHANT = { id: 'loupe_sandbox', keyId: '08c94330-f618-42a3-b09d-e1e43be5efda' };

function serviceEnv(settings: StackSettings, service: ServiceName): Record<string, string> {
  const { keys, ports } = settings;
  const shared = {
    DATABASE_URL: databaseUrl(settings, service),
    KAFKA_BROKERS: settings.kafkaBrokers,
    LOG_LEVEL: settings.logLevel,
    SERVICE_PUBLIC_KEYS: JSON.stringify({
      gateway: keys.gateway.publicJwk,
      'cart-checkout': keys['cart-checkout'].publicJwk,
    }),
  };
  const at = publicAddresses(settings);
  const own: Record<ServiceName, Record<string, string>> = {
    identity: {},
    'catalog-search': {},
    'cart-checkout': {
      SERVICE_PRIVATE_KEY: keys['cart-checkout'].privateJwk,
      PAYMENTS_RPC_URLS: instancePorts(settings, 'payments-finance').map(origin).join(','),
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      MAIL_FROM_BEAVERBROOKS: 'Beaverbrooks <orders@beaverbrooks.localhost>',
      MAIL_FROM_LOUPE: 'Loupe <orders@loupe.localhost>',
      STOREFRONT_URL_BEAVERBROOKS: at.beaverbrooks,
      STOREFRONT_URL_LOUPE: at.loupe,
      STOREFRONT_ORIGINS: [at.beaverbrooks, at.loupe, at.plain].join(','),
      MEDIA_URL: `http://localhost:${ports.media}`,
      FULFILMENT_URL: origin(ports.fulfilment),
      FULFILMENT_SECRET: keys.fulfilmentSecret,
    },
    'payments-finance': {
      CYBERSOURCE_URL: origin(ports.cybersource),
      CYBERSOURCE_HOST: `127.0.0.1:${ports.cybersource}`,
      CYBERSOURCE_MERCHANT_ID: MERCHANT.id,
      CYBERSOURCE_KEY_ID: MERCHANT.keyId,
      CYBERSOURCE_SHARED_SECRET: keys.cybersourceSecret,
      STOREFRONT_ORIGINS: [at.beaverbrooks, at.loupe, at.plain].join(','),
    },
  };
  return { ...shared, ...own[service] };
}

/** Loaded before anything else of a process; does nothing where nothing is traced. */
export const PRELOAD = join(ROOT, 'packages/telemetry/src/preload.ts');

function tracingEnv({ ports, tracing }: StackSettings, service: string): Record<string, string> {
  if (!tracing) return {};
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: origin(ports.collector),
    OTEL_SERVICE_NAME: service,
    OTEL_BSP_SCHEDULE_DELAY: '500', // milliseconds: a trace is there when one looks for it
    OTEL_NODE_RESOURCE_DETECTORS: 'env', // paths and arguments of this machine tell nothing
  };
}

const nodeArgs = (settings: StackSettings, program: string): string[] => [
  ...(settings.watch ? ['--watch'] : []),
  '--import',
  PRELOAD,
  program,
];

/** The subgraphs, one or two instances each. */
export function subgraphSpecs(settings: StackSettings): ChildSpec[] {
  return SERVICES.flatMap((service) =>
    instancePorts(settings, service).map((port, index) => ({
      name: index === 0 ? service : `${service}-${index + 1}`,
      cwd: join(ROOT, 'services', service),
      args: nodeArgs(settings, 'src/main.ts'),
      env: {
        ...serviceEnv(settings, service),
        ...tracingEnv(settings, service),
        PORT: String(port),
      },
      readyUrl: `${origin(port)}/readyz`,
    })),
  );
}

export const seedEnv = serviceEnv;

export function gatewaySpec(settings: StackSettings): ChildSpec {
  const { keys, ports } = settings;
  return {
    name: 'gateway',
    cwd: join(ROOT, 'gateway'),
    args: nodeArgs(settings, 'src/main.ts'),
    env: {
      ...tracingEnv(settings, 'gateway'),
      PORT: String(ports.gateway),
      LOG_LEVEL: settings.logLevel,
      SUBGRAPHS: JSON.stringify(
        Object.fromEntries(
          SERVICES.map((s) => [s, instancePorts(settings, s).map((port) => `${origin(port)}/graphql`)]),
        ),
      ),
      IDENTITY_RPC_URLS: origin(ports.identity),
      WEBHOOK_OWNERS: JSON.stringify({
        fulfilment: instancePorts(settings, 'cart-checkout').map((p) => `${origin(p)}/webhooks/fulfilment`),
      }),
      SITE_HOSTS,
      WEB_CREDENTIAL: keys.webCredential,
      ANONYMOUS_SESSION_SECRET: keys.anonymousSessionSecret,
      COOKIE_SECURE: 'false',
      SERVICE_PRIVATE_KEY: keys.gateway.privateJwk,
      APOLLO_TELEMETRY_DISABLED: 'true',
    },
    readyUrl: `${origin(ports.gateway)}/readyz`,
  };
}

/** Third parties in miniature and the image service: nothing of ours waits for them to start. */
export function surroundingSpecs(settings: StackSettings): ChildSpec[] {
  const { ports, dataFolder, keys } = settings;
  return [
    {
      name: 'cybersource',
      cwd: join(ROOT, 'sandbox'),
      args: ['cybersource/main.ts'],
      env: {
        PORT: String(ports.cybersource),
        PUBLIC_URL: publicAddresses(settings).cybersource,
        BANK_URL: publicAddresses(settings).bank,
        DATA_DIR: join(dataFolder, 'cybersource'),
        MERCHANT_ID: MERCHANT.id,
        KEY_ID: MERCHANT.keyId,
        SHARED_SECRET: keys.cybersourceSecret,
      },
      readyUrl: `${origin(ports.cybersource)}/healthz`,
    },
    {
      name: 'fulfilment',
      cwd: join(ROOT, 'sandbox'),
      args: ['fulfilment/main.ts'],
      env: {
        PORT: String(ports.fulfilment),
        DATA_DIR: join(dataFolder, 'fulfilment'),
        SECRET: keys.fulfilmentSecret,
        WEBHOOK_URL: `${origin(ports.gateway)}/webhooks/fulfilment`,
        SHIP_AFTER_SECONDS: String(settings.shipAfterSeconds),
      },
      readyUrl: `${origin(ports.fulfilment)}/healthz`,
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
    {
      name: 'media',
      cwd: join(ROOT, 'media'),
      args: ['src/main.ts'],
      env: {
        PORT: String(ports.media),
        CACHE_DIR: join(dataFolder, 'media-cache'),
        LOG_LEVEL: settings.logLevel,
      },
      readyUrl: `${origin(ports.media)}/healthz`,
    },
  ];
}

export function webEnv(settings: StackSettings): Record<string, string> {
  const { ports, keys } = settings;
  return {
    ...tracingEnv(settings, 'web'),
    PORT: String(ports.web),
    // Not 127.0.0.1: Next then takes its own rewrites for another host's (https://github.com/vercel/next.js/issues/94745).
    HOSTNAME: 'localhost',
    GATEWAY_URL: origin(ports.gateway),
    MEDIA_URL: origin(ports.media),
    WEB_CREDENTIAL: keys.webCredential,
    SITE_HOSTS,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
