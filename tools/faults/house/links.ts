import type { PortName } from '../../ports.ts';
import type { ChildSpec } from '../../stack/child.ts';
import { startFaultProxy } from '../proxy/fault-proxy.ts';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import type { LinkFaults } from '../proxy/link-faults.ts';
import type { Random } from '../random.ts';

/** Who calls whom over a line that can be hurt. Children are named as in the stack; each target gets a proxy of its own. */
const LINKS = {
  'gateway-services': {
    from: /^gateway$/,
    to: ['cart-checkout', 'cart-checkout-2', 'payments-finance', 'payments-finance-2'],
  },
  'checkout-payments': { from: /^cart-checkout/, to: ['payments-finance', 'payments-finance-2'] },
  'payments-provider': { from: /^payments-finance/, to: ['cybersource'] },
  'services-postgres': { from: /^(cart-checkout|payments-finance)/, to: ['postgres'] },
  'services-kafka': { from: /^(catalog-search|cart-checkout|payments-finance)/, to: ['kafka'] },
  'checkout-fulfilment': { from: /^cart-checkout/, to: ['fulfilment'] },
  'fulfilment-gateway': { from: /^fulfilment$/, to: ['gateway'] },
} as const satisfies Record<string, { from: RegExp; to: readonly PortName[] }>;

export type LinkName = keyof typeof LINKS;

export interface Link {
  /** The part of it that leads to one target. */
  to(target: PortName): Link;
  suffer(faults: LinkFaults): void;
  heal(): void;
  /** Chunks that suffered so far: proof that somebody met the fault. */
  hurt(): number;
}

export interface Links {
  readonly byName: Readonly<Record<LinkName, Link>>;
  /** Where Kafka is to tell its clients to find it. */
  readonly kafkaPort: number;
  /** Replaces the addresses in a child's environment by those of its proxies. */
  lay(spec: ChildSpec): ChildSpec;
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
  const lines: {
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
      lines.push({ link: link as LinkName, from, name, target, port, proxy });
    }
  }
  const linkOf = (link: LinkName, to?: PortName): Link => {
    const own = lines.filter((line) => line.link === link && (to === undefined || line.name === to));
    const proxies = own.map(({ proxy }) => proxy);
    return {
      to: (target) => linkOf(link, target),
      suffer: (faults) => proxies.forEach((proxy) => proxy.suffer(faults)),
      heal: () => proxies.forEach((proxy) => proxy.heal()),
      hurt: () => proxies.reduce((sum, { counts }) => sum + counts.hurt, 0),
    };
  };
  const names = Object.keys(LINKS) as LinkName[];
  return {
    byName: Object.fromEntries(names.map((name) => [name, linkOf(name)])) as Record<LinkName, Link>,
    kafkaPort: lines.find(({ link }) => link === 'services-kafka')!.port,
    lay(spec) {
      const own = lines.filter(({ from }) => from.test(spec.name));
      const env = Object.entries(spec.env).map(([key, value]) => [key, rerouted(value, own)]);
      return { ...spec, env: Object.fromEntries(env) as Record<string, string> };
    },
    close: async () => void (await Promise.all(lines.map(({ proxy }) => proxy.close()))),
  };
}

/** A plain number, such as PORT, is where the child itself listens and stays. */
function rerouted(value: string, lines: readonly { target: number; port: number }[]): string {
  return lines.reduce(
    (text, { target, port }) => text.replaceAll(`127.0.0.1:${target}`, `127.0.0.1:${port}`),
    value,
  );
}
