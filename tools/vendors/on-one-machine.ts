import type { PortName } from '../ports.ts';
import { DECLARED, type VendorHost } from './declared-vendors.ts';
import type { Caller, Place, Vendor } from './vendor.ts';

type Ports = Readonly<Record<PortName, number>>;

export interface Machine {
  readonly ports: Ports;
  readonly shipAfterSeconds: number;
}

/** The port of a vendor's API. @throws Error when `npm start` does not start it */
export function portOf({ name, ports: offsets }: Vendor, ports: Readonly<Record<string, number>>): number {
  const [first = ''] = Object.keys(offsets);
  const port = ports[first];
  if (port === undefined) throw new Error(`${name} has no port.`);
  return port;
}

/** The addresses of vendors that a browser opens, by the name of the host. */
export function vendorAddresses(
  ports: Ports,
  vendors: readonly Vendor[] = DECLARED,
): Record<VendorHost, string> {
  const all = vendors.flatMap((vendor) =>
    Object.entries(vendor.hosts ?? {}).map(([host, { inCluster }]) => [
      host,
      `http://${inCluster === undefined ? `${host}.localhost` : 'localhost'}:${portOf(vendor, ports)}`,
    ]),
  );
  return Object.fromEntries(all) as Record<VendorHost, string>;
}

export const placeOf = (
  { ports, shipAfterSeconds }: Machine,
  vendors: readonly Vendor[] = DECLARED,
): Place<string, string> => {
  const addresses: Readonly<Record<string, string>> = vendorAddresses(ports, vendors);
  return {
    ports,
    shipAfterSeconds,
    origin: (port) => `http://127.0.0.1:${(ports as Readonly<Record<string, number>>)[port]}`,
    at: (host) => addresses[host] ?? '',
  };
};

/** What the environment of a process says of the vendors that it uses. */
export function vendorEnv(
  machine: Machine,
  caller: Caller,
  vendors: readonly Vendor[] = DECLARED,
): Record<string, string> {
  const place = placeOf(machine, vendors);
  const variables = vendors.flatMap(({ environment }) => Object.entries(environment[caller] ?? {}));
  return Object.fromEntries(
    variables.flatMap(([key, variable]) => (variable.stack ? [[key, variable.stack(place)]] : [])),
  );
}

/** Addresses of the scripts that stand in for parts of a browser. */
export function standIns({ ports }: Pick<Machine, 'ports'>, vendors: readonly Vendor[] = DECLARED): string[] {
  const addresses: Readonly<Record<string, string>> = vendorAddresses(ports, vendors);
  return withSandbox(vendors).flatMap(({ sandbox: { standIn } }) =>
    standIn === undefined ? [] : [`${addresses[standIn.host]}${standIn.path}`],
  );
}

/** Vendors that have a sandbox beside the shop. */
export const withSandbox = (vendors: readonly Vendor[] = DECLARED) =>
  vendors.flatMap((vendor) => (vendor.sandbox === undefined ? [] : [{ ...vendor, sandbox: vendor.sandbox }]));
