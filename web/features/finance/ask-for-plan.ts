import { GetBagCalculationDocument, GetFinanceCalculationDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { Calculation } from './client/calculator.tsx';

type Wished = { readonly financeProduct?: string; readonly deposit?: number | null };

/** What a plan for a piece costs; null where it cannot be paid over time. @param variant null for its lowest price */
export const askForPiece = async (
  code: string,
  variant: string | null,
  wished: Wished = {},
): Promise<Calculation | null> =>
  (await callGraph(GetFinanceCalculationDocument, { code, variant, ...wished })).product
    ?.financeCalculation ?? null;

/** The same for the shopper's bag. */
export const askForBag = async (wished: Wished = {}): Promise<Calculation | null> =>
  (await callGraph(GetBagCalculationDocument, wished)).cart.financeCalculation ?? null;
