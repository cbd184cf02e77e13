import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { enrolment, post, setup, transientToken, validation } from './merchant-client.ts';
import { startSandbox, temporaryFolder, useSandbox } from './sandbox-process.ts';
import { authorisationWith, endChallenge, enrolled, informationOf } from './shopper.ts';
import type { Authentication } from './shopper.ts';

const sandbox = useSandbox();

const validate = (jti: string, transactionId: string, change: object = {}) =>
  post(sandbox.url, '/risk/v1/authentication-results', { ...validation(jti, transactionId), ...change });

const authorise = (body: object) => post(sandbox.url, '/pts/v2/payments', body);
const transactionOf = ({ information }: Authentication) => information.authenticationTransactionId ?? '';

/** Frictionless cases: status, paresStatus, ECI of Visa and Mastercard, indicator of Visa. */
const AT_ONCE: [visa: string, mastercard: string, ...string[]][] = [
  ['4111111111111111', '5555555555554444', 'AUTHENTICATION_SUCCESSFUL', 'Y', '05', '02', 'vbv'],
  ['4000000000002701', '5200000000002235', 'AUTHENTICATION_SUCCESSFUL', 'Y', '05', '02', 'vbv'],
  ['4000000000002925', '5200000000002276', 'AUTHENTICATION_FAILED', 'N', '07', '00', 'internet'],
  ['4000000000002719', '5200000000002482', 'AUTHENTICATION_SUCCESSFUL', 'A', '06', '01', 'vbv_attempted'],
  ['4000000000002313', '5200000000002268', 'AUTHENTICATION_SUCCESSFUL', 'U', '07', '00', 'internet'],
  ['4000000000002537', '5200000000002185', 'AUTHENTICATION_FAILED', 'R', '07', '00', 'internet'],
];

/** Step-up cases: status, paresStatus and ECI after the right code. */
const STEP_UP: [number: string, ...string[]][] = [
  ['4000000000002503', 'AUTHENTICATION_SUCCESSFUL', 'Y', '05'],
  ['340000000002534', 'AUTHENTICATION_SUCCESSFUL', 'Y', '05'],
  ['4000000000002370', 'AUTHENTICATION_FAILED', 'N', '07'],
  ['4000000000002420', 'AUTHENTICATION_SUCCESSFUL', 'U', '07'],
  ['4000000000003063', 'AUTHENTICATION_SUCCESSFUL', 'Y', '05'],
];

describe('enrolment', () => {
  it.each(AT_ONCE)(
    '[MU-13] %s and %s answer %s at once',
    async (visa, mastercard, status, pares, eci, other, indicator) => {
      expect(await enrolled(sandbox, visa)).toMatchObject({
        status,
        information: { paresStatus: pares, eci, ecommerceIndicator: indicator },
      });
      expect(await enrolled(sandbox, mastercard)).toMatchObject({
        status,
        information: { paresStatus: pares, eci: other },
      });
    },
  );

  it.each(STEP_UP)(
    '[MU-13] %s waits for the shopper, then answers %s',
    async (number, status, pares, eci) => {
      const asked = await enrolled(sandbox, number);
      expect(asked).toMatchObject({ status: 'PENDING_AUTHENTICATION', information: { paresStatus: 'C' } });
      expect((await validate(asked.jti, transactionOf(asked))).json).toMatchObject({
        status: 'PENDING_AUTHENTICATION',
      });
      await endChallenge(sandbox, transactionOf(asked), 'pass');
      for (let repeat = 0; repeat < 2; repeat += 1) {
        const answer = await validate(asked.jti, transactionOf(asked));
        expect(answer.json).toMatchObject({
          status,
          consumerAuthenticationInformation: { paresStatus: pares, eci },
        });
      }
    },
  );

  it.each(['4111111111111111', '4000000000002925', '4000000000002313'])(
    '[MU-13] challenge code 04 makes %s wait too',
    async (number) => {
      expect(await enrolled(sandbox, number, '04')).toMatchObject({ status: 'PENDING_AUTHENTICATION' });
    },
  );

  it('[MU-13] refuses a used token, an unknown one, and the device profile of another', async () => {
    const [first, second] = [
      await enrolled(sandbox, '4111111111111111'),
      await enrolled(sandbox, '4000000000002503'),
    ];
    await authorise(authorisationWith(first.token, first.information));
    expect((await post(sandbox.url, '/risk/v1/authentication-setups', setup(first.jti))).json).toMatchObject({
      reason: 'INVALID_DATA',
    });
    expect((await post(sandbox.url, '/risk/v1/authentication-setups', setup('none'))).status).toBe(400);
    const others = enrolment(second.jti, 'not-its-own');
    expect((await post(sandbox.url, '/risk/v1/authentications', others)).json).toMatchObject({
      reason: 'INVALID_DATA',
      details: [{ field: 'consumerAuthenticationInformation.referenceId' }],
    });
  });

  it('[MU-13] issues access tokens for an hour', async () => {
    const jti = decodeJwt(await transientToken(sandbox.url, '4111111111111111')).jti ?? '';
    const answer = await post(sandbox.url, '/risk/v1/authentication-setups', setup(jti));
    const { accessToken = '', referenceId, deviceDataCollectionUrl } = informationOf(answer);
    const claims = decodeJwt(accessToken);
    expect(claims).toMatchObject({ ReferenceId: referenceId, exp: Number(claims.iat) + 3_600 });
    expect(deviceDataCollectionUrl).toBe(`http://${sandbox.bankHost}/V1/Cruise/Collect`);
  });
});

describe('results', () => {
  it.each([
    ['reference', { clientReferenceInformation: { code: 'BB0000002' } }],
    ['amount', { orderInformation: { amountDetails: { totalAmount: '102.22', currency: 'GBP' } } }],
    ['currency', { orderInformation: { amountDetails: { totalAmount: '102.21', currency: 'EUR' } } }],
    ['token', { tokenInformation: { transientToken: 'another' } }],
    ['transaction', { consumerAuthenticationInformation: { authenticationTransactionId: 'another' } }],
  ])('[F44] another %s is INVALID_DATA', async (_, change) => {
    const asked = await enrolled(sandbox, '4000000000002503');
    await endChallenge(sandbox, transactionOf(asked), 'pass');
    expect(await validate(asked.jti, transactionOf(asked), change)).toMatchObject({
      status: 400,
      json: { reason: 'INVALID_DATA' },
    });
  });

  it('[F45] a challenge that has ended does not change', async () => {
    const asked = await enrolled(sandbox, '4000000000002503');
    await endChallenge(sandbox, transactionOf(asked), 'fail');
    await endChallenge(sandbox, transactionOf(asked), 'pass');
    expect((await validate(asked.jti, transactionOf(asked))).json).toMatchObject({
      status: 'AUTHENTICATION_FAILED',
    });
  });

  it('[F38] an injected fault occurs once for each operation', async () => {
    const order = (fault: object) =>
      fetch(`${sandbox.url}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ next: 1, ...fault }),
      });
    await order({ operation: 'setup', http: 502 });
    const jti = decodeJwt(await transientToken(sandbox.url, '4111111111111111')).jti ?? '';
    expect((await post(sandbox.url, '/risk/v1/authentication-setups', setup(jti))).status).toBe(502);
    await order({ operation: 'enrol', http: 500 });
    expect((await enrolled(sandbox, '4111111111111111')).status).toBe('SERVER_ERROR');
    await order({ operation: 'validate', authenticationTransactionId: 'another', authorizedAmount: '1.00' });
    const asked = await enrolled(sandbox, '4111111111111111');
    expect((await validate(asked.jti, transactionOf(asked))).json).toMatchObject({
      consumerAuthenticationInformation: { authenticationTransactionId: 'another' },
      orderInformation: { amountDetails: { totalAmount: '1.00' } },
    });
  });
});

describe('what is kept', () => {
  it('[F45] a challenge and its token survive kill -9', async () => {
    const own = await temporaryFolder();
    const first = await startSandbox(own.path);
    const asked = await enrolled(first, '4000000000002503');
    await first.kill('SIGKILL');
    const second = await startSandbox(own.path);
    await endChallenge(second, transactionOf(asked), 'pass');
    await second.kill('SIGKILL');
    const third = await startSandbox(own.path);
    const answer = await post(
      third.url,
      '/risk/v1/authentication-results',
      validation(asked.jti, transactionOf(asked)),
    );
    const paid = await post(
      third.url,
      '/pts/v2/payments',
      authorisationWith(asked.token, informationOf(answer)),
    );
    expect(paid.json).toMatchObject({ status: 'AUTHORIZED' });
    expect(await third.kill('SIGTERM')).toBe(0);
    await own.remove();
  });
});
