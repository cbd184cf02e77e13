import { SiteLimitsSchema } from '@loupe/contracts/content/site_limits';
import { consume } from '@loupe/messaging/consume';
import type { IbcThreshold } from '../../use-cases/ports/finance-store.ts';

/** Projects the threshold of finance messages. */
export const onSiteLimitsState = (project: (threshold: IbcThreshold) => Promise<boolean>) =>
  consume(
    SiteLimitsSchema,
    'site-limits-state',
    ({ site, ibcFinanceMessageThreshold: minorUnits }, { aggregateVersion: version }) =>
      project({ site, version, minorUnits }),
    'limits of a shop',
  );
