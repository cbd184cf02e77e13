import type { Logger } from '@loupe/telemetry/logger';
import type { GiftCardVault } from '../../use-cases/ports/gift-cards.ts';
import type { GivexHosts } from './hosts.ts';
import type { Login } from './parameters.ts';

/** What every call of the adapter needs. */
export interface GivexContext {
  readonly hosts: GivexHosts;
  readonly login: () => Login;
  readonly vault: Pick<GiftCardVault, 'reveal'>;
  readonly logger: Logger;
}
