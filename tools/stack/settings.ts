import type { PortName } from '../ports.ts';
import { stackKeys } from './keys.ts';
import type { StackSettings } from './services.ts';

export const DATABASE = 'loupe';

type Told = Partial<
  Pick<StackSettings, 'moneyInstances' | 'watch' | 'logLevel' | 'shipAfterSeconds' | 'operations' | 'tracing'>
>;

/** The settings of all processes, given the stores and the data folder. */
export function settingsOf(
  told: Told & { readonly ports: Record<PortName, number> },
  dataFolder: string,
  { adminUrl, kafkaBrokers }: { readonly adminUrl: string; readonly kafkaBrokers: string },
): StackSettings {
  const admin = new URL(adminUrl);
  return {
    ports: told.ports,
    keys: stackKeys(dataFolder),
    dataFolder,
    kafkaBrokers,
    postgres: { host: admin.hostname, port: Number(admin.port || 5432), database: DATABASE },
    moneyInstances: told.moneyInstances ?? 1,
    watch: told.watch ?? false,
    logLevel: told.logLevel ?? 'info',
    shipAfterSeconds: told.shipAfterSeconds ?? 0,
    operations: told.operations ?? (told.watch ? 'open' : 'enforced'),
    tracing: told.tracing ?? true,
  };
}
