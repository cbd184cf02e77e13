import type { AbGroup } from '../../../domain/site/site-configuration.ts';
import type { Context } from '../../context.ts';

export function abGroups(_query: unknown, _arguments: unknown, { site, shops }: Context): Promise<AbGroup[]> {
  return shops.abGroups(site);
}
