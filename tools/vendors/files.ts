import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../stack/services.ts';
import { DECLARED } from './declared-vendors.ts';
import { list, pageOrigins, paymentHosts, redactedFields, timeOuts } from './files/code.ts';
import {
  compose,
  localChart,
  localIngress,
  localProfile,
  localSchema,
  localValues,
} from './files/one-machine.ts';
import { callers, keySetRows, namedSecrets } from './files/pages.ts';
import { exampleValues, platformSchema, platformValues } from './files/platform.ts';
import type { Vendor } from './vendor.ts';

/** What a file says, given what it says now and the vendors. */
type Written = (text: string, vendors: readonly Vendor[]) => string;

const whole =
  (make: (vendors: readonly Vendor[]) => string): Written =>
  (_text, vendors) =>
    make(vendors);

/** Every committed file of which a part follows from the declarations, from the root. */
export const WRITTEN: Readonly<Record<string, Written>> = {
  'ARCHITECTURE.md': callers,
  'charts/README.md': namedSecrets,
  'charts/examples/my-shop.yaml': exampleValues,
  'charts/local/Chart.yaml': localChart,
  'charts/local/templates/ingress.yaml': localIngress,
  'charts/local/values.schema.json': localSchema,
  'charts/local/values.yaml': localValues,
  'charts/platform/values.schema.json': platformSchema,
  'charts/platform/values.yaml': platformValues,
  'charts/values/local.yaml': localProfile,
  'docker-compose.yml': compose,
  'docs/runbooks/key-rotation.md': keySetRows,
  'packages/outgoing/src/gen/vendor-time-outs.ts': whole(timeOuts),
  'packages/telemetry/src/gen/vendor-fields.ts': whole(redactedFields),
  'tools/vendors/gen/vendors.ts': whole(list),
  'web/lib/gen/payment-hosts.ts': whole(paymentHosts),
  'web/lib/gen/vendor-origins.ts': whole(pageOrigins),
};

/** Go templates, which Prettier does not know. */
const AS_IT_IS = /\/templates\//;
const STYLE = { printWidth: 110, singleQuote: true, trailingComma: 'all' } as const;

const textIn = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A file as it should be. @param read what a file says now */
export async function written(
  path: string,
  vendors: readonly Vendor[] = DECLARED,
  read: (path: string) => string = textIn,
): Promise<string> {
  const text = WRITTEN[path]!(isWhole(path) ? '' : read(path), vendors);
  return AS_IT_IS.test(path) ? text : format(text, { ...STYLE, filepath: path });
}

const isWhole = (path: string): boolean => path.includes('/gen/');
