import type { Context } from '../../context.ts';

/** EU-01. */
export function userType(_query: unknown, _arguments: unknown, { actor }: Context): 'Registered' | 'Guest' {
  return actor.customerId === null ? 'Guest' : 'Registered';
}
