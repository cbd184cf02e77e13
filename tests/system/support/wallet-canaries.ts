import { request } from 'undici';
import { walletsAt, type Wallets } from '../../../proofs/faults/fault-stack/wallets.ts';
import type { PayAnswer } from '../../../proofs/faults/load/graph.ts';
import { beginByWallet, placeByWallet } from '../../../proofs/faults/load/wallets.ts';
import { AcceptWalletApprovalDocument, OpenWalletApprovalDocument } from '../../../web/gql/graphql.ts';
import { ROLES } from '../../fixtures/pieces.ts';
import type { CanaryJourney } from './card-canaries.ts';
import { askListed } from './listed-operations.ts';
import { readyBag } from '@loupe/scripted-shopper/mixed-payment';
import { addToCart, APPROVED, isCart, variantOf } from '@loupe/scripted-shopper/order';
import { secretValue } from '@loupe/scripted-shopper/secret';
import type { Secret } from '@loupe/scripted-shopper/secret';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const originOf = (sandbox: string): string => `http://127.0.0.1:${stackUnderTest().ports[sandbox]}`;
const wallets = (): Wallets => walletsAt(originOf);

/** Any access token of PayPal's: by the form of one that was issued now. */
async function anyAccessToken(): Promise<Secret> {
  const [secret] = Object.values(stackUnderTest().keys['paypal']?.keys ?? {});
  const basic = Buffer.from(`loupe-sandbox-app:${String(secret)}`).toString('base64');
  const { body } = await request(`${originOf('paypal')}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const { access_token: token = '' } = (await body.json()) as { access_token?: string };
  const form = { name: 'an access token of PayPal', pattern: 'A21AA[\\dA-F]{17}' };
  if (!new RegExp(`^${form.pattern}$`).test(token)) throw new Error('PayPal issues other tokens.');
  return form;
}

const emailOf = (payerId: string): string => `${payerId.toLowerCase()}@sandbox.example`;
/** Has a card that is declined; what they are called at PayPal is none of our business. */
const PAYER = 'BENDECLINED01';
const ANOTHER_CARD = 'ANNAPAYS00001';
/** Whose e-mail address at PayPal becomes that of the order. */
const EXPRESS_PAYER = 'ANNAPAYS00001';

/** Where it has to be: the order is sent to them. */
export const EXPRESS_EMAIL = secretValue('the e-mail of an express payer', emailOf(EXPRESS_PAYER));

async function bagOf(shopper: Shopper) {
  const cart = await readyBag(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty));
  return { expectedTotal: cart.totalPrice.value };
}

const placed = ({ __typename, orderNumber, code }: PayAnswer): string => {
  if (orderNumber === undefined) throw new Error(`${__typename} ${code ?? ''}`);
  return orderNumber;
};

async function approveAtKlarna(clientToken: string, details: object): Promise<string> {
  const claims = Buffer.from(clientToken.split('.')[1] ?? '', 'base64url').toString();
  const { session_id: sessionId } = JSON.parse(claims) as { session_id: string };
  const { statusCode, body } = await request(`${originOf('klarna')}/control/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, details }),
  });
  const answer = (await body.json()) as { authorization_token?: string };
  if (answer.authorization_token === undefined) throw new Error(`Klarna answered ${statusCode}.`);
  return answer.authorization_token;
}

export const WALLET_JOURNEYS: readonly CanaryJourney[] = [
  {
    name: 'PayPal, approved once more after a decline',
    secrets: [secretValue('the e-mail of a payer at PayPal', emailOf(PAYER))],
    async run(found) {
      found(await anyAccessToken());
      const shopper = new Shopper();
      const begun = await beginByWallet(shopper, 'paypal', await bagOf(shopper), '');
      const { placementId = '' } = begun;
      await wallets().agreeAtPayPal(begun.stepUpUrl ?? '', PAYER);
      const again = await placeByWallet(shopper, 'paypal', placementId);
      await wallets().agreeAtPayPal(again.stepUpUrl ?? '', ANOTHER_CARD);
      return placed(await placeByWallet(shopper, 'paypal', placementId));
    },
  },
  {
    name: 'PayPal from the bag',
    secrets: [],
    async run() {
      const shopper = new Shopper();
      const added = await addToCart(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty));
      if (!isCart(added)) throw new Error(added.message);
      const paymentMethod = 'paypal' as const;
      const { openWalletApproval: opened } = await askListed(shopper, OpenWalletApprovalDocument, {
        input: { paymentMethod },
      });
      if (opened.__typename !== 'WalletApproval') throw new Error(opened.__typename);
      const { approvalId, url } = opened;
      await wallets().agreeAtPayPal(url, EXPRESS_PAYER);
      const { acceptWalletApproval: accepted } = await askListed(shopper, AcceptWalletApprovalDocument, {
        input: { paymentMethod, approvalId },
      });
      if (accepted.__typename !== 'WalletAgreement') throw new Error(accepted.__typename);
      const expectedTotal = accepted.agreedRest ?? 0;
      const begun = await beginByWallet(shopper, 'paypal', { expectedTotal, approvalId }, '');
      return placed(await placeByWallet(shopper, 'paypal', begun.placementId ?? ''));
    },
  },
  {
    name: 'Klarna',
    secrets: [secretValue('the e-mail of a payer at Klarna', 'canary.of.klarna@payer.example')],
    async run(found) {
      const shopper = new Shopper();
      const begun = await beginByWallet(shopper, 'klarna', await bagOf(shopper), '');
      const { accessToken = '', placementId = '' } = begun;
      const billing_address = { email: 'canary.of.klarna@payer.example' };
      const token = await approveAtKlarna(accessToken, { billing_address });
      found(secretValue('the client token of Klarna', accessToken));
      found(secretValue('the authorization token of Klarna', token));
      return placed(await placeByWallet(shopper, 'klarna', placementId));
    },
  },
  {
    name: 'Apple Pay',
    secrets: [],
    async run(found) {
      const shopper = new Shopper();
      const bag = await bagOf(shopper);
      const token = await wallets().appleToken(APPROVED, bag.expectedTotal);
      const { data, signature, header } = JSON.parse(token) as {
        data: string;
        signature: string;
        header: { ephemeralPublicKey: string };
      };
      found(secretValue('the data of Apple Pay’s token', data));
      found(secretValue('the signature of Apple Pay’s token', signature));
      found(secretValue('the ephemeral key of Apple Pay’s token', header.ephemeralPublicKey));
      return placed(await beginByWallet(shopper, 'applepay', bag, token));
    },
  },
];
