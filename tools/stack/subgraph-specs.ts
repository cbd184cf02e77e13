import { join } from 'node:path';
import { SERVICES, type ServiceName } from '@loupe/contracts/services';
import type { ChildSpec } from './child.ts';
import { cartCheckoutEnv } from './environment/cart-checkout.ts';
import { catalogSearchEnv } from './environment/catalog-search.ts';
import { contentEnv } from './environment/content.ts';
import { identityEnv } from './environment/identity.ts';
import { paymentsFinanceEnv } from './environment/payments-finance.ts';
import { sharedEnv } from './environment/shared.ts';
import { storesReservationsEnv } from './environment/stores-reservations.ts';
import { tracingEnv } from './environment/tracing.ts';
import { HEAP_FLAGS } from './heap-flags.ts';
import { nodeArgs } from './node-args.ts';
import { instanceName, instancePorts, origin, ROOT, type StackSettings } from './services.ts';

const OWN_ENV: Record<ServiceName, (settings: StackSettings) => Record<string, string>> = {
  identity: identityEnv,
  'catalog-search': catalogSearchEnv,
  'cart-checkout': cartCheckoutEnv,
  'payments-finance': paymentsFinanceEnv,
  'stores-reservations': storesReservationsEnv,
  content: contentEnv,
};

export const serviceEnv = (settings: StackSettings, service: ServiceName): Record<string, string> => ({
  ...sharedEnv(settings, service),
  ...OWN_ENV[service](settings),
});

/** The subgraphs, one or two instances each. */
export function subgraphSpecs(settings: StackSettings): ChildSpec[] {
  return SERVICES.flatMap((service) =>
    instancePorts(settings, service).map((port, index) => ({
      name: instanceName(service, index),
      cwd: join(ROOT, 'services', service),
      args: nodeArgs(settings, 'src/main.ts', HEAP_FLAGS[service]),
      env: {
        ...serviceEnv(settings, service),
        ...tracingEnv(settings, service),
        NODE_ENV: 'production', // as in the images: React renders e-mails without its checks for developers
        PORT: String(port),
      },
      readyUrl: `${origin(port)}/readyz`,
      aliveUrl: `${origin(port)}/healthz`,
    })),
  );
}
