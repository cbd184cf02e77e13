import type { PortName } from '../../../tools/ports.ts';
import type { ChildSpec } from '../../../tools/stack/child.ts';
import { startFaultProxy } from '../proxy/fault-proxy.ts';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import type { LinkFaults } from '../proxy/link-faults.ts';
import type { Random } from '../random.ts';

/** Connections that go through a fault proxy. Children are named as in the stack; each target has a proxy of its own. */
const LINKS = {
  'gateway-services': {
    from: /^gateway$/,
    to: ['cart-checkout', 'cart-checkout-2', 'payments-finance', 'payments-finance-2'],
  },
  'checkout-payments': { from: /^cart-checkout/, to: ['payments-finance', 'payments-finance-2'] },
  'payments-provider': { from: /^payments-finance/, to: ['cybersource'] },
  'payments-gift-cards': { from: /^payments-finance/, to: ['givex', 'givex-secondary'] },
  'payments-wallet': { from: /^payments-finance/, to: ['paypal'] },
  'payments-pay-later': { from: /^payments-finance/, to: ['klarna'] },
  'services-postgres': { from: /^(cart-checkout|payments-finance)/, to: ['postgres'] },
  'services-kafka': { from: /^(catalog-search|cart-checkout|payments-finance)/, to: ['kafka'] },
  'checkout-fulfilment': { from: /^cart-checkout/, to: ['fulfilment'] },
  'fulfilment-gateway': { from: /^fulfilment$/, to: ['gateway'] },
} as const satisfies Record<string, { from: RegExp; to: readonly PortName[] }>;

export type LinkName = keyof typeof LINKS;

export interface Link {
  /** The part of the link that leads to one target. */
  to(target: PortName): Link;
  inject(faults: LinkFaults): void;
  heal(): void;
  /** Chunks affected so far: proof that the fault had an effect. */
  faulted(): number;
}

export interface Links {
  readonly byName: Readonly<Record<LinkName, Link>>;
  /** The port that Kafka has to advertise. */
  readonly kafkaPort: number;
  /** Replaces the addresses in a child's environment by those of its proxies. */
  routeThroughProxies(spec: ChildSpec): ChildSpec;
  close(): Promise<void>;
}

/** Above the offsets of tools/ports.ts. */
const FIRST_OFFSET = 120;

export async function startLinks(
  ports: Readonly<Record<PortName, number>>,
  portBase: number,
  random: Random,
): Promise<Links> {
  let nextPort = portBase + FIRST_OFFSET;
  const routes: {
    link: LinkName;
    from: RegExp;
    name: PortName;
    target: number;
    port: number;
    proxy: FaultProxy;
  }[] = [];
  for (const [link, { from, to }] of Object.entries(LINKS)) {
    for (const name of to) {
      const [port, target] = [nextPort++, ports[name]];
      const proxy = await startFaultProxy(port, target, random.fork(`${link} ${name}`));
      routes.push({ link: link as LinkName, from, name, target, port, proxy });
    }
  }
  const linkOf = (link: LinkName, to?: PortName): Link => {
    const own = routes.filter((route) => route.link === link && (to === undefined || route.name === to));
    const proxies = own.map(({ proxy }) => proxy);
    return {
      to: (target) => linkOf(link, target),
      inject: (faults) => proxies.forEach((proxy) => proxy.inject(faults)),
      heal: () => proxies.forEach((proxy) => proxy.heal()),
      faulted: () => proxies.reduce((sum, { counts }) => sum + counts.faulted, 0),
    };
  };
  const names = Object.keys(LINKS) as LinkName[];
  return {
    byName: Object.fromEntries(names.map((name) => [name, linkOf(name)])) as Record<LinkName, Link>,
    kafkaPort: routes.find(({ link }) => link === 'services-kafka')!.port,
    routeThroughProxies(spec) {
      const own = routes.filter(({ from }) => from.test(spec.name));
      const env = Object.entries(spec.env).map(([key, value]) => [key, rerouted(value, own)]);
      return { ...spec, env: Object.fromEntries(env) as Record<string, string> };
    },
    close: async () => void (await Promise.all(routes.map(({ proxy }) => proxy.close()))),
  };
}

/** A number without a host, such as PORT, is the child's own port and is not changed. */
function rerouted(value: string, routes: readonly { target: number; port: number }[]): string {
  return routes.reduce(
    (text, { target, port }) => text.replaceAll(`127.0.0.1:${target}`, `127.0.0.1:${port}`),
    value,
  );
}
