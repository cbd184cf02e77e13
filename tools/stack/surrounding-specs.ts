import { join } from 'node:path';
import type { ChildSpec } from './child.ts';
import { sandboxSpecs } from '../vendors/sandbox-specs.ts';
import { instanceName, instancePorts, origin, ROOT, type StackSettings } from './services.ts';
import { serviceEnv } from './subgraph-specs.ts';

/** The sandboxes of third parties and the image service: no other process waits for them to start. */
export function surroundingSpecs(settings: StackSettings): ChildSpec[] {
  const { ports, dataFolder } = settings;
  return [
    ...sandboxSpecs(settings),
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
    ...storeTeams(settings),
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

/** The people of the stores, where nobody is told to play them by hand: they use the programs of the service, as in a store. */
function storeTeams(settings: StackSettings): ChildSpec[] {
  const { ports, shipAfterSeconds } = settings;
  if (shipAfterSeconds === 0) return [];
  return [
    {
      name: 'store-teams',
      cwd: join(ROOT, 'sandbox'),
      args: ['store-teams/main.ts'],
      env: {
        ...serviceEnv(settings, 'stores-reservations'),
        PORT: String(ports['store-teams']),
        TILL_DIR: join(ROOT, 'services/stores-reservations'),
        ANSWER_AFTER_SECONDS: String(shipAfterSeconds),
      },
      readyUrl: `${origin(ports['store-teams'])}/healthz`,
    },
  ];
}
