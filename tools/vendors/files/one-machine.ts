import { withSandbox } from '../on-one-machine.ts';
import { holdsSecrets } from '../sandbox-specs.ts';
import type { Vendor } from '../vendor.ts';
import { scalar, withBlock } from './block.ts';
import { valuesOf } from './platform.ts';

/** charts/values/local.yaml: where the sandboxes are in a cluster on one machine. */
export function localProfile(text: string, vendors: readonly Vendor[]): string {
  const values = withBlock(
    text,
    'providers',
    valuesOf(vendors, ({ local }) => local, false),
  );
  const ports = ({ sandbox }: Vendor) => [8080, ...Object.values(sandbox?.extraPorts ?? {})].join(', ');
  return withBlock(
    values,
    'peers',
    vendors.map((vendor) => `${vendor.name}: { peers: *stores, ports: [${ports(vendor)}] }`),
  );
}

/** charts/local/Chart.yaml: a sandbox is the generic chart under an alias. */
export function localChart(text: string, vendors: readonly Vendor[]): string {
  // All charts have the version of the release.
  const version = /^version: (.+)$/m.exec(text)?.[1];
  if (version === undefined) throw new Error('The chart of one machine says no version.');
  return withBlock(
    text,
    'sandboxes',
    withSandbox(vendors).map(
      ({ name }) =>
        `- { name: service, version: ${version}, repository: 'file://../service', alias: ${name} }`,
    ),
  );
}

/** charts/local/values.yaml: the process of each sandbox. */
export const localValues = (text: string, vendors: readonly Vendor[]): string =>
  withBlock(text, 'sandboxes', withSandbox(vendors).flatMap(sandboxValues));

function sandboxValues(vendor: ReturnType<typeof withSandbox>[number]): string[] {
  const { name, sandbox } = vendor;
  const env = [
    ...(sandbox.isDurable ? ['DATA_DIR: *data'] : []),
    ...Object.entries(sandbox.env ?? {}).map(([key, { chart }]) => `${key}: ${scalar(chart)}`),
  ];
  const ports = Object.entries(sandbox.extraPorts ?? {}).map(([port, number]) => `${port}: ${number}`);
  return [
    `${name}:`,
    '  <<: *sandbox',
    `  command: [node, ${name}/main.ts]`,
    ...(ports.length > 0 ? [`  extraPorts: { ${ports.join(', ')} }`] : []),
    ...(env.length > 0 ? ['  env:', ...env.map((line) => `    ${line}`)] : ['  env: {}']),
    `  keySets: { secret: ${holdsSecrets(vendor) ? `loupe-${name}-keys` : "''"} }`,
    ...(sandbox.callsShop ? ['  networkPolicy: { from: [shop, ingress], to: [shop] }'] : []),
  ];
}

/** Of charts/local/values.schema.json: what is no sandbox of a vendor. */
const OWN = ['global', 'postgres', 'kafka', 'ingress', 'inbox', 'collector'];

export function localSchema(text: string, vendors: readonly Vendor[]): string {
  const schema = JSON.parse(text) as { properties: Record<string, object> };
  const own = Object.entries(schema.properties).filter(([name]) => OWN.includes(name));
  const sandboxes = withSandbox(vendors).map(({ name }) => [name, { type: 'object' }] as const);
  schema.properties = Object.fromEntries([...own, ...sandboxes]);
  return JSON.stringify(schema, null, 2);
}

/** charts/local/templates/ingress.yaml: hosts that a browser opens, with the sandbox of each. */
export function localIngress(text: string, vendors: readonly Vendor[]): string {
  const hosts = withSandbox(vendors).flatMap(({ name, hosts: named = {} }) =>
    Object.entries(named).map(([host, { inCluster }]) => [inCluster ?? host, name]),
  );
  const pairs = [...hosts, ['inbox', 'inbox'], ['traces', 'collector']].flat().map((word) => `"${word}"`);
  const dictionary = /(range \$host, \$to := dict)[^}]*/;
  if (!dictionary.test(text)) throw new Error('There is no dictionary of hosts.');
  return text.replace(dictionary, (_all, before: string) => `${before} ${pairs.join(' ')} `);
}

/** docker-compose.yml: the process and the data of each sandbox. */
export function compose(text: string, vendors: readonly Vendor[]): string {
  const processes = withSandbox(vendors).flatMap((vendor) => {
    const { name } = vendor;
    const keys = holdsSecrets(vendor) ? `'./.loupe/docker/keys/${name}:/run/loupe:ro', ` : '';
    return [
      ...['', `${name}:`, '  <<: *ours'],
      '  build: { context: ., dockerfile: sandbox/Dockerfile, args: *node-image }',
      `  command: [node, ${name}/main.ts]`,
      `  env_file: .loupe/docker/${name}.env`,
      `  volumes: [${keys}'${name}:/data']`,
    ];
  });
  const volumes = withSandbox(vendors).map(({ name }) => `${name}:`);
  return withBlock(withBlock(text, 'sandboxes', processes.slice(1)), 'volumes', volumes);
}
