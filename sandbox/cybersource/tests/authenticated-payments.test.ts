import { describe, expect, it } from '@jest/globals';
import { authorisation, post, transientToken, validation } from './merchant-client.ts';
import { useSandbox } from './sandbox-process.ts';
import { authorisationWith, endChallenge, enrolled, informationOf } from './shopper.ts';
import type { Authentication } from './shopper.ts';

const sandbox = useSandbox();

const validate = (jti: string, transactionId: string) =>
  post(sandbox.url, '/risk/v1/authentication-results', validation(jti, transactionId));

const authorise = (body: object) => post(sandbox.url, '/pts/v2/payments', body);
const transactionOf = ({ information }: Authentication) => information.authenticationTransactionId ?? '';

describe('authorisation with results', () => {
  const passed = async (number: string) => {
    const asked = await enrolled(sandbox, number);
    await endChallenge(sandbox, transactionOf(asked), 'pass');
    return { ...asked, result: informationOf(await validate(asked.jti, transactionOf(asked))) };
  };
  const REFUSED = { status: 'DECLINED', errorInformation: { reason: 'CONSUMER_AUTHENTICATION_FAILED' } };

  it('[MU-13] an exemption is refused, step-up follows, and the same token pays', async () => {
    const { token, result } = await passed('4000000000003063');
    const exempt = {
      ...authorisation(token),
      consumerAuthenticationInformation: { strongAuthentication: { lowValueExemptionIndicator: '1' } },
    };
    for (const body of [authorisation(token), exempt]) {
      expect((await authorise(body)).json).toMatchObject({
        status: 'DECLINED',
        errorInformation: { reason: 'CUSTOMER_AUTHENTICATION_REQUIRED' },
      });
    }
    expect((await authorise(authorisationWith(token, result))).json).toMatchObject({ status: 'AUTHORIZED' });
  });

  it('[MU-13] a small amount may claim its exemption, and the ledger records it', async () => {
    const token = await transientToken(sandbox.url, '4000000000002503');
    const { json } = await authorise({
      ...authorisation(token, '12.00'),
      consumerAuthenticationInformation: { strongAuthentication: { lowValueExemptionIndicator: '1' } },
    });
    expect(json.status).toBe('AUTHORIZED');
    const { entries } = (await (await fetch(`${sandbox.url}/control/ledger`)).json()) as {
      entries: object[];
    };
    expect(entries.at(-1)).toMatchObject({ kind: 'authorisation', exemption: 'low-value' });
  });

  it.each(['4000000000002503', '5200000000002151', '340000000002534', '4000000000002420'])(
    '[MU-13] %s pays with the results of its challenge',
    async (number) => {
      const { token, result } = await passed(number);
      expect((await authorise(authorisationWith(token, result))).json).toMatchObject({
        status: 'AUTHORIZED',
      });
    },
  );

  it('[F45] refuses results that are unfinished, failed, altered, for another amount or token', async () => {
    const unfinished = await enrolled(sandbox, '4000000000002503');
    const failed = await passed('4000000000002370');
    const good = await passed('4000000000002503');
    const other = await passed('4000000000002503');
    const attempts = [
      authorisationWith(unfinished.token, unfinished.information),
      authorisationWith(failed.token, failed.result),
      authorisationWith(good.token, { ...good.result, cavv: other.result.cavv ?? '' }),
      authorisationWith(good.token, { ...good.result, eciRaw: '06' }),
      authorisationWith(good.token, good.result, '102.22'),
      authorisationWith(good.token, other.result),
    ];
    for (const body of attempts) expect((await authorise(body)).json).toMatchObject(REFUSED);
    expect((await authorise(authorisationWith(good.token, good.result))).json.status).toBe('AUTHORIZED');
  });

  it('[F45] rejects results used before, whatever the outcome', async () => {
    const { token, result } = await passed('4000000000002503');
    await fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next: 1, status: 'DECLINED', reason: 'INSUFFICIENT_FUND' }),
    });
    expect((await authorise(authorisationWith(token, result))).json.status).toBe('DECLINED');
    expect((await authorise(authorisationWith(token, result))).json).toMatchObject(REFUSED);
  });

  it('[MU-13] the indicator must be the one returned, and Mastercard needs two members more', async () => {
    const visa = await passed('4000000000002503');
    const plain = { ...visa.result, ecommerceIndicator: 'internet' };
    expect((await authorise(authorisationWith(visa.token, plain))).json.reason).toBe('INVALID_DATA');
    const mastercard = await passed('5200000000002151');
    const body = authorisationWith(mastercard.token, mastercard.result);
    const { paSpecificationVersion: _, ...rest } = body.consumerAuthenticationInformation;
    expect((await authorise({ ...body, consumerAuthenticationInformation: rest })).json.reason).toBe(
      'MISSING_FIELD',
    );
  });
});
