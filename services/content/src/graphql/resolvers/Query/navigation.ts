import type { Navigation } from '../../../domain/navigation/navigation-tree.ts';
import type { Context } from '../../context.ts';

export function navigation(
  _query: unknown,
  _arguments: unknown,
  { site, shops }: Context,
): Promise<Navigation> {
  return shops.navigation(site);
}
