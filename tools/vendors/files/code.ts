import type { Vendor } from '../vendor.ts';

const BY = '// By npm run vendors -- write, from tools/vendors/declared.\n';

/** tools/vendors/gen/vendors.ts: the list, which has the types of each declaration. */
export const list = (vendors: readonly Vendor[]): string => {
  const names = vendors.map(({ name }) => [name, identifier(name)] as const);
  const imports = names.map(([name, word]) => `import { ${word} } from '../declared/${name}.ts';`);
  return `${imports.join('\n')}\n\n${BY}export const VENDORS = [${names.map(([, word]) => word).join(', ')}] as const;\n`;
};

/** The name of the constant that a declaration exports: `apple-pay` is `applePay`. */
export const identifier = (name: string): string =>
  name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** packages/outgoing/src/gen/vendor-time-outs.ts */
export function timeOuts(vendors: readonly Vendor[]): string {
  const entries = vendors.flatMap((vendor) =>
    Object.entries(vendor.timeOuts).map(
      ([name, { comment, timeoutMs, connectMs, openMs }]) =>
        `${comment === undefined ? '' : `/** ${comment} */\n`}${name}: { timeoutMs: ${grouped(timeoutMs)}, connectMs: ${grouped(connectMs)}, openMs: ${grouped(openMs)} },`,
    ),
  );
  return `${BY}export const VENDOR_TIME_OUTS = {\n${entries.join('\n')}\n} as const;\n`;
}

const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '_');

/** packages/telemetry/src/gen/vendor-fields.ts */
export const redactedFields = (vendors: readonly Vendor[]): string => {
  const fields = vendors.flatMap(({ redacted = [] }) => redacted);
  return `${BY}export const VENDOR_FIELDS: readonly string[] = ${JSON.stringify([...new Set(fields)])};\n`;
};

/** web/lib/gen/vendor-origins.ts */
export const pageOrigins = (vendors: readonly Vendor[]): string => {
  const origins = vendors.flatMap(({ browser }) =>
    browser === undefined ? [] : [{ forms: false, also: [], ...browser }],
  );
  return `${BY}export const VENDOR_ORIGINS = ${JSON.stringify(origins)} as const;\n`;
};

/** web/lib/gen/payment-hosts.ts: also those of the sandboxes, which no visitor of a shop can come from. */
export const paymentHosts = (vendors: readonly Vendor[]): string => {
  const all = vendors.flatMap(({ returnsFrom, hosts = {} }) =>
    returnsFrom === undefined
      ? []
      : [...returnsFrom, ...Object.keys(hosts).map((name) => `${name}.localhost`)],
  );
  return `${BY}export const PAYMENT_HOSTS: readonly string[] = ${JSON.stringify(all)};\n`;
};
