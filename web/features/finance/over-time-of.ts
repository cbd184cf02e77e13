import 'server-only';
import { headers } from 'next/headers';
import { GetFinanceCalculationDocument } from '#gql/graphql.ts';
import { OPTIONAL_TIMEOUT_MS, queryAsShopper } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import { penceOf } from '#lib/typed-pounds.ts';
import type { Calculation } from './client/calculator.tsx';

type Asked = {
  readonly code: string;
  readonly variant: string | undefined;
  readonly plan: string | undefined;
  /** As typed, in pounds. */
  readonly deposit: string | undefined;
};

/** What the plan that was asked for costs, for this visitor; null where there is none, or while that is not known. */
export async function overTimeOf({ code, variant, plan, deposit }: Asked): Promise<Calculation | null> {
  const variables = {
    code,
    variant: variant ?? null,
    financeProduct: plan ?? null,
    deposit: deposit === undefined ? null : penceOf(deposit),
  };
  try {
    const asked = await queryAsShopper(
      await headers(),
      GetFinanceCalculationDocument,
      variables,
      OPTIONAL_TIMEOUT_MS,
    );
    return asked.product?.financeCalculation ?? null;
  } catch (error) {
    logWarning('a plan was not worked out', { err: error });
    return null;
  }
}
