import { applicationOf } from '../domain/placement/finance-application.ts';
import type { FinanceApplication } from '../domain/placement/finance-application.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface ListApplicationsPorts {
  readonly placements: {
    /** A shopper has one open application at most. */
    findOpenApplication(shopper: Shopper): Promise<Placement | null>;
  };
}

/** The open applications of a shopper, for their account. */
export async function listApplications(
  { placements }: ListApplicationsPorts,
  shopper: Shopper,
): Promise<FinanceApplication[]> {
  const open = await placements.findOpenApplication(shopper);
  return open === null ? [] : [applicationOf(open)];
}
