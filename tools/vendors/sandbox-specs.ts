import { join } from 'node:path';
import type { ChildSpec } from '../stack/child.ts';
import { keysFileOf, type Holder } from '../stack/key-files.ts';
import { origin, ROOT, type StackSettings } from '../stack/services.ts';
import { DECLARED } from './declared-vendors.ts';
import { placeOf, portOf, withSandbox } from './on-one-machine.ts';
import type { Vendor } from './vendor.ts';

/** The emulations of third parties, each a process. */
export function sandboxSpecs(settings: StackSettings, vendors: readonly Vendor[] = DECLARED): ChildSpec[] {
  const place = placeOf(settings, vendors);
  const { dataFolder } = settings;
  return withSandbox(vendors).map((vendor) => {
    const { name, sandbox } = vendor;
    const port = portOf(vendor, settings.ports);
    const own = Object.entries(sandbox.env ?? {}).map(([key, { stack }]) => [key, stack(place)]);
    return {
      name,
      cwd: join(ROOT, 'sandbox'),
      args: [`${name}/main.ts`],
      env: {
        PORT: String(port),
        ...(sandbox.isDurable && { DATA_DIR: join(dataFolder, name) }),
        ...(holdsSecrets(vendor) && { KEYS_FILE: keysFileOf(dataFolder, name as Holder) }),
        ...(Object.fromEntries(own) as Record<string, string>),
      },
      readyUrl: `${origin(port)}/healthz`,
    };
  });
}

/** A folder of key files is made for the sandbox. */
export const holdsSecrets = ({ keySets, certificates }: Vendor): boolean =>
  keySets !== undefined || certificates !== undefined;
