import type { Site } from '@loupe/contracts/sites';

/** The requester, as the gateway asserted it, and what the request says about the browser. */
export interface Caller {
  readonly site: Site;
  /** `c:<customer id>` or `a:<anonymous id>`. */
  readonly owner: string;
  /** Id of the session, or of the browser if it has none. */
  readonly session: string;
  /** Network of the browser's address: see @loupe/subgraph-server/client-network. */
  readonly network: string;
  readonly ipAddress: string;
}

export const isGuest = ({ owner }: Pick<Caller, 'owner'>): boolean => owner.startsWith('a:');
