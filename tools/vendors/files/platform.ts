import { SERVICES } from '@loupe/contracts/services';
import type { Caller, ChartValue, Vendor } from '../vendor.ts';
import { scalar, withBlock } from './block.ts';

/** charts/platform/values.yaml: the values, the peers, and of each process the environment and whom it may call. */
export function platformValues(text: string, vendors: readonly Vendor[]): string {
  const values = withBlock(
    text,
    'providers',
    valuesOf(vendors, ({ usual }) => usual),
  );
  const peers = withBlock(
    values,
    'peers',
    vendors.map(({ name }) => `${name}: { peers: *internet, ports: [443] }`),
  );
  const owned = withBlock(peers, 'webhooks', [webhookOwners(vendors)]);
  return callersOf(text).reduce(
    (whole, caller) =>
      withCalled(withBlock(whole, `of ${caller}`, variablesOf(caller, vendors)), caller, vendors),
    owned,
  );
}

/** The processes that have a block of their own. */
const callersOf = (text: string): Caller[] =>
  [...text.matchAll(/# vendors of ([a-z-]+): /g)].map(([, caller]) => caller as Caller);

/** `<vendor>:` with a line for each value that the selection gives. */
export function valuesOf(
  vendors: readonly Vendor[],
  select: (value: ChartValue) => string | undefined,
  comments = true,
): string[] {
  return vendors.flatMap(({ name, chart = {} }) => {
    const lines = Object.entries(chart).flatMap(([key, value]) => {
      const selected = select(value);
      if (selected === undefined) return [];
      const comment = comments && value.comment !== undefined ? [`  # ${value.comment}`] : [];
      return [...comment, `  ${key}: ${scalar(selected)}`];
    });
    return lines.length === 0 ? [] : [`${name}:`, ...lines];
  });
}

function variablesOf(caller: Caller, vendors: readonly Vendor[]): string[] {
  return vendors.flatMap(({ name, environment, chart = {} }) =>
    Object.entries(environment[caller] ?? {}).flatMap(([key, variable]) => {
      if (variable.chart === undefined) return [];
      const value = chart[variable.chart];
      if (value === undefined)
        throw new Error(`${name}: ${key} names the chart value ${variable.chart}, which is not declared.`);
      const path = `global.providers.${name}.${variable.chart}`;
      const required = value.required === undefined ? '' : `required "${path} is required" `;
      return [`${key}: '{{ ${required}.Values.${path} }}'`];
    }),
  );
}

const webhookOwners = (vendors: readonly Vendor[]): string => {
  const owners = vendors.flatMap(({ name, webhooks: owner }) =>
    owner === undefined ? [] : [`"${name}": ["http://{{ .Release.Name }}-${owner}:8080/webhooks/${name}"]`],
  );
  return `WEBHOOK_OWNERS: '{${owners.join(', ')}}'`;
};

const callsVendor = (caller: string, { environment }: Vendor): boolean =>
  Object.values(environment[caller as Caller] ?? {}).some(({ isCalled }) => isCalled === true);

/** Whom processes call beside vendors. */
const NO_VENDORS: readonly string[] = [
  ...[...SERVICES, 'gateway', 'web', 'media'],
  ...['postgres', 'kafka', 'smtp', 'opensearch', 'otlp'],
];

/** A list of called names with those vendors in it that the caller calls, and no other; the collector of spans stays last. */
export function calledBy(caller: string, names: readonly string[], vendors: readonly Vendor[]): string[] {
  const own = names.filter((name) => NO_VENDORS.includes(name) && name !== 'otlp');
  const called = vendors.filter((vendor) => callsVendor(caller, vendor)).map(({ name }) => name);
  return [...own, ...called, ...names.filter((name) => name === 'otlp')];
}

function withCalled(text: string, caller: Caller, vendors: readonly Vendor[]): string {
  const policy = new RegExp(`(^${caller}:\\n(?:(?: .*)?\\n)*?    to: \\[)([^\\]]*)`, 'm');
  if (!policy.test(text)) throw new Error(`${caller} has no networkPolicy.to.`);
  return text.replace(
    policy,
    (_all, before: string, names: string) => before + calledBy(caller, names.split(', '), vendors).join(', '),
  );
}

interface Schema {
  readonly type: string;
  readonly pattern?: string;
  readonly additionalProperties?: boolean;
  readonly properties?: Record<string, Schema>;
}

/** charts/platform/values.schema.json: closed objects of the values. */
export function platformSchema(text: string, vendors: readonly Vendor[]): string {
  const schema = JSON.parse(text) as {
    properties: { global: { properties: { providers: { properties: Record<string, Schema> } } } };
  };
  schema.properties.global.properties.providers.properties = Object.fromEntries(
    vendors.filter(({ chart }) => chart !== undefined).map(({ name, chart }) => [name, schemaOf(chart!)]),
  );
  return JSON.stringify(schema, null, 2);
}

const schemaOf = (chart: Readonly<Record<string, ChartValue>>): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(chart).map(([key, { pattern }]) => [
      key,
      { type: 'string', ...(pattern !== undefined && { pattern }) },
    ]),
  ),
});

/** charts/examples/my-shop.yaml: what every installation has to say. */
export const exampleValues = (text: string, vendors: readonly Vendor[]): string =>
  withBlock(
    text,
    'providers',
    valuesOf(vendors, ({ required }) => required, false),
  );
