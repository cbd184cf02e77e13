import type { BuildInfo } from '../../../domain/site/build-info.ts';
import type { Context } from '../../context.ts';

/** QY-15. */
export function buildInfo(_query: unknown, _arguments: unknown, { build }: Context): BuildInfo {
  return build;
}
