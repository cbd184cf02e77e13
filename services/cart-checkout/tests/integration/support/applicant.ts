import { randomUUID } from 'node:crypto';
import { ADDRESS } from './buyer.ts';
import { ADD, BILLING, DELIVERY } from './documents.ts';
import { SKU } from './gift-card-buyer.ts';
import { piece } from './products.ts';

const MEMBERS = `__typename
  ... on FinanceApplication { financeApplicationId initiateFinanceUrl applicationStatus creditDecision hasFailed }
  ... on FinanceJourneyEnded { financeApplicationId }
  ... on OrderPlaced { orderNumber } ... on OrderPending { placementId stepUpUrl accessToken } ... on Failure { message }
  ... on ValidationError { field } ... on PaymentDeclinedError { reason }`;
const LIMITS = '... on QuantityLimitError { sku most } ... on PiecesAppliedForError { sku }';
export const SUBMIT = `mutation ($input: SubmitFinanceApplicationInput!) { submitFinanceApplication(input: $input) {
  ${MEMBERS.replace('... on FinanceJourneyEnded { financeApplicationId }', '... on FinanceApplicationOpenError { financeApplicationId }')} ${LIMITS} } }`;
export const END = `mutation ($input: FinanceEndJourneyInput!) { financeEndJourney(input: $input) { ${MEMBERS} } }`;

/** Of the piece, without a deposit. */
export const SEEN = { expectedTotal: 265_00, financeProduct: 'ifc-12', financeDeposit: 0 };
/** Where the lender has the shopper go first. */
export const FORM = { kind: 'redirect', url: 'https://lender.test/form' } as const;

type Actor = { readonly anonymousId: string; readonly customerId?: string };
type Ready = {
  readonly deposit?: number;
  readonly pieces?: number;
  readonly email?: string;
  /** Absent for a guest. */
  readonly customerId?: string;
};
type Ask = (actor: Actor, document: string, variables: object) => Promise<unknown>;

/** A shopper whose bag has pieces, a plan over time and an address. */
export async function readyForLoan(
  ask: Ask,
  { deposit = 0, pieces = 1, email = 'ada@example.com', customerId }: Ready = {},
): Promise<Actor> {
  const actor = { anonymousId: randomUUID(), ...(customerId === undefined ? {} : { customerId }) };
  for (let added = 0; added < pieces; added++)
    await ask(actor, ADD, { ...piece(SKU), financeProduct: 'ifc-12', financeDeposit: deposit });
  await ask(actor, DELIVERY, { input: { address: ADDRESS, email } });
  await ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
  return actor;
}
