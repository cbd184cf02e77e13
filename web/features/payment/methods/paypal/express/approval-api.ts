import { AcceptWalletApprovalDocument, OpenWalletApprovalDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answered } from '../../../answered.ts';

const paymentMethod = 'paypal' as const;

/** Where the shopper agrees to pay for the bag as it is. Nothing is held by it. */
export const openApproval = () =>
  answered(
    async () =>
      (await callGraph(OpenWalletApprovalDocument, { input: { paymentMethod } })).openWalletApproval,
  );

/** What they have agreed to: the service asks PayPal. */
export const acceptApproval = (approvalId: string) =>
  answered(
    async () =>
      (await callGraph(AcceptWalletApprovalDocument, { input: { paymentMethod, approvalId } }))
        .acceptWalletApproval,
  );
