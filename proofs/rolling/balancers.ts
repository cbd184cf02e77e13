import type { PortName } from '../../tools/ports.ts';
import type { ChildSpec } from '../../tools/stack/child.ts';
import { startBalancer, type Balancer } from './balancer.ts';

/** What has an ingress or a ClusterIP in front; the services are headless, and their callers see each instance. */
export const BALANCED = ['gateway', 'web', 'media'] as const;
export type Balanced = (typeof BALANCED)[number];

/** Above the offsets of tools/ports.ts. */
const FIRST_OFFSET = 120;

export interface Balancers {
  readonly ports: Readonly<Record<Balanced, number>>;
  readonly byName: Readonly<Record<Balanced, Balancer>>;
  /** Replaces the addresses of balanced deployables in a child's environment. */
  readonly route: (spec: ChildSpec) => ChildSpec;
  close(): Promise<void>;
}

export async function startBalancers(
  ports: Readonly<Record<PortName, number>>,
  portBase: number,
): Promise<Balancers> {
  const started = await Promise.all(
    BALANCED.map(async (name, index) => {
      const port = portBase + FIRST_OFFSET + index;
      return { name, port, balancer: await startBalancer(port, [ports[name], ports[`${name}-2`]]) };
    }),
  );
  const each = <T>(of: (one: (typeof started)[number]) => T): Record<Balanced, T> =>
    Object.fromEntries(started.map((one) => [one.name, of(one)])) as Record<Balanced, T>;
  const routed = (value: string): string =>
    started.reduce(
      (text, { name, port }) =>
        text.replaceAll(new RegExp(`((?:127\\.0\\.0\\.1|localhost):)${ports[name]}\\b`, 'g'), `$1${port}`),
      value,
    );
  return {
    ports: each(({ port }) => port),
    byName: each(({ balancer }) => balancer),
    route: (spec) => ({
      ...spec,
      env: Object.fromEntries(Object.entries(spec.env).map(([key, value]) => [key, routed(value)])),
    }),
    close: async () => void (await Promise.all(started.map(({ balancer }) => balancer.close()))),
  };
}
