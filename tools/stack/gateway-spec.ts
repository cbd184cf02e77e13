import { join } from 'node:path';
import { SERVICES } from '@loupe/contracts/services';
import { DECLARED } from '../vendors/declared-vendors.ts';
import type { ChildSpec } from './child.ts';
import { tracingEnv } from './environment/tracing.ts';
import { keysFileOf } from './key-files.ts';
import { nodeArgs } from './node-args.ts';
import { instancePorts, origin, ROOT, SITE_HOSTS, type StackSettings } from './services.ts';

export function gatewaySpecs(settings: StackSettings): ChildSpec[] {
  const { operations, twice } = settings;
  if (operations === 'enforced beside open')
    return [gatewaySpec(settings, 'gateway', 'enforced'), gatewaySpec(settings, 'gateway-open', 'open')];
  const names = twice.includes('gateway') ? (['gateway', 'gateway-2'] as const) : (['gateway'] as const);
  return names.map((name) => gatewaySpec(settings, name, operations));
}

function gatewaySpec(
  settings: StackSettings,
  name: 'gateway' | 'gateway-2' | 'gateway-open',
  operations: 'enforced' | 'open',
): ChildSpec {
  const { ports } = settings;
  return {
    name,
    cwd: join(ROOT, 'gateway'),
    args: nodeArgs(settings, 'src/main.ts'),
    env: {
      ...tracingEnv(settings, 'gateway'),
      PORT: String(ports[name]),
      ...(name === 'gateway' && { METRICS_PORT: String(ports['gateway-metrics']) }),
      OPERATIONS: operations,
      LOG_LEVEL: settings.logLevel,
      SUBGRAPHS: JSON.stringify(
        Object.fromEntries(
          SERVICES.map((s) => [s, instancePorts(settings, s).map((port) => `${origin(port)}/graphql`)]),
        ),
      ),
      IDENTITY_RPC_URLS: instancePorts(settings, 'identity').map(origin).join(','),
      WEBHOOK_OWNERS: JSON.stringify(webhookOwners(settings)),
      SITE_HOSTS,
      KEYS_FILE: keysFileOf(settings.dataFolder, 'gateway'),
      COOKIE_SECURE: 'false',
      // Tests act as a proxy of this gateway, to send requests from many networks. The shop's gateway has no proxy in front.
      TRUSTED_PROXIES: name === 'gateway-open' ? '1' : '0',
      CLIENTS_CONNECT_DIRECTLY: 'true',
      // A benchmark begins tens of sessions a second, all of one network.
      SOURCE_LIMIT_FACTOR: '1000',
      APOLLO_TELEMETRY_DISABLED: 'true',
    },
    readyUrl: `${origin(ports[name])}/readyz`,
  };
}

/** The addresses to which the message of a vendor is passed on, by the vendor. */
const webhookOwners = (settings: StackSettings): Record<string, string[]> =>
  Object.fromEntries(
    DECLARED.flatMap(({ name, webhooks: owner }) =>
      owner === undefined
        ? []
        : [[name, instancePorts(settings, owner).map((port) => `${origin(port)}/webhooks/${name}`)]],
    ),
  );
