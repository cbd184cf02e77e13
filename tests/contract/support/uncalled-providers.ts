import type { Config } from '../../../services/payments-finance/src/config.ts';
import { createOutside } from '../../../services/payments-finance/src/outside.ts';
import { createPorts } from '../../../services/payments-finance/src/ports.ts';
import type { Providers } from '../../../services/payments-finance/src/use-cases/ports/providers.ts';

const UNCALLED = {} as Omit<Parameters<typeof createOutside>[0], 'config'>;

/** The provider of each method as payments composes them; nothing is called, so that each address stands for any. */
export function uncalledProviders(): Providers {
  const nothing = {} as never;
  const givex = { providerWith: () => nothing, issuerWith: () => nothing, balanceOf: nothing };
  const unset = new Map<string | symbol, string | undefined>([
    ['KILL_AT', undefined],
    ['APPLEPAY_MERCHANT_ID', ''],
  ]);
  const config = new Proxy({} as Config, {
    get: (_config, key) => (unset.has(key) ? unset.get(key) : 'http://127.0.0.1:9'),
  });
  const { providers } = createOutside({ ...UNCALLED, config });
  return createPorts({ cards: nothing, givex, providers } as never).providers;
}
