import { request } from 'node:http';
import { decodeJwt } from 'jose';
import { authorisation, enrolment, post, setup, transientToken } from './merchant-client.ts';
import type { Answer } from './merchant-client.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** The members of a payer authentication answer that tests look at. */
export interface Authentication {
  readonly status: string;
  readonly token: string;
  readonly jti: string;
  readonly information: Record<string, string>;
}

export const informationOf = (answer: Answer): Record<string, string> =>
  answer.json.consumerAuthenticationInformation ?? {};

/** Token, set-up and enrolment of a shopper with this card. */
export async function enrolled(
  { url }: SandboxProcess,
  number: string,
  challengeCode?: string,
): Promise<Authentication> {
  const token = await transientToken(url, number);
  const jti = decodeJwt(token).jti ?? '';
  const { referenceId = '' } = informationOf(await post(url, '/risk/v1/authentication-setups', setup(jti)));
  const answer = await post(url, '/risk/v1/authentications', enrolment(jti, referenceId, challengeCode));
  return { status: String(answer.json.status), token, jti, information: informationOf(answer) };
}

/** The authorisation a merchant sends with the results of an authentication. */
export function authorisationWith(token: string, result: Record<string, string>, totalAmount?: string) {
  const { cavv, xid, ucafAuthenticationData, ucafCollectionIndicator, eciRaw, paresStatus, veresEnrolled } =
    result;
  const plain = authorisation(token, totalAmount);
  return {
    ...plain,
    processingInformation: { capture: false, commerceIndicator: result.ecommerceIndicator ?? 'internet' },
    consumerAuthenticationInformation: {
      cavv,
      xid,
      ucafAuthenticationData,
      ucafCollectionIndicator,
      eciRaw,
      paresStatus,
      veresEnrolled,
      directoryServerTransactionId: result.directoryServerTransactionId,
      paSpecificationVersion: result.specificationVersion,
    },
  };
}

/** Posts a form to the bank's host, as a browser's frame does. */
export function submit(
  { url, bankHost }: SandboxProcess,
  path: string,
  fields: Record<string, string>,
  host = bankHost,
): Promise<{ status: number; html: string }> {
  const body = new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}${path}`,
      { method: 'POST', headers: { host, 'content-type': 'application/x-www-form-urlencoded' } },
      (response) => {
        let html = '';
        response.on('data', (chunk) => (html += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, html }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The control API's way through a challenge. */
export const endChallenge = ({ url }: SandboxProcess, transactionId: string, outcome: 'pass' | 'fail') =>
  fetch(`${url}/control/challenges/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
