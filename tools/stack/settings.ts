import type { PortName } from '../ports.ts';
import { ensureKeys } from './keys.ts';
import type { StackSettings } from './services.ts';

export const DATABASE = 'loupe';

type SettingsOptions = Partial<
  Pick<
    StackSettings,
    'twice' | 'watch' | 'logLevel' | 'shipAfterSeconds' | 'standIns' | 'operations' | 'tracing'
  >
>;

/** The settings of all processes, given the stores and the data folder, in which missing keys are created. */
export async function settingsOf(
  options: SettingsOptions & { readonly ports: Record<PortName, number> },
  dataFolder: string,
  { adminUrl, kafkaBrokers }: { readonly adminUrl: string; readonly kafkaBrokers: string },
): Promise<StackSettings> {
  const admin = new URL(adminUrl);
  return {
    ports: options.ports,
    keys: await ensureKeys(dataFolder),
    dataFolder,
    kafkaBrokers,
    postgres: { host: admin.hostname, port: Number(admin.port || 5432), database: DATABASE },
    twice: options.twice ?? [],
    watch: options.watch ?? false,
    logLevel: options.logLevel ?? 'info',
    shipAfterSeconds: options.shipAfterSeconds ?? 0,
    standIns: options.standIns ?? false,
    operations: options.operations ?? (options.watch ? 'open' : 'enforced'),
    tracing: options.tracing ?? true,
  };
}
