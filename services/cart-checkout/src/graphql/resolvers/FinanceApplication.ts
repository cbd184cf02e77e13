import { decisionOf, hasFailed } from '../../domain/placement/application-status.ts';
import type { FinanceApplicationResolvers } from '../gen/schema-types.ts';

/** MU-15. */
export const FinanceApplication = {
  creditDecision: ({ applicationStatus }) => decisionOf(applicationStatus),
  hasFailed: ({ applicationStatus }) => hasFailed(applicationStatus),
  heldUntil: ({ heldUntil }) => heldUntil?.toISOString() ?? null,
} satisfies FinanceApplicationResolvers;
