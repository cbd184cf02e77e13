import { ApplePayValidateDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

/** A merchant session, as text, which tells the sheet that the page is ours. @throws when there is none */
export async function merchantSession(validationUrl: string): Promise<string> {
  const { applePayValidate } = await callGraph(ApplePayValidateDocument, { input: { validationUrl } });
  if (applePayValidate.__typename === 'ApplePayMerchantSession') return applePayValidate.session;
  throw new Error(applePayValidate.__typename);
}
