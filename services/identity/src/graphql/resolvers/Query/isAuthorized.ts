import type { Context } from '../../context.ts';

export function isAuthorized(_query: unknown, _arguments: unknown, { actor }: Context): boolean {
  return actor.customerId !== null;
}
