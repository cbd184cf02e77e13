import type { SiteLimitsState } from '../domain/site-limits.ts';

export interface ProjectSiteLimitsPorts {
  readonly siteLimits: { save(limits: SiteLimitsState): Promise<boolean> };
}

/** Stores the latest limits of a shop. @returns false for limits that are not newer than the stored ones */
export function projectSiteLimits(
  { siteLimits }: ProjectSiteLimitsPorts,
  limits: SiteLimitsState,
): Promise<boolean> {
  return siteLimits.save(limits);
}
