import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { post, setup, transientToken, validation } from './merchant-client.ts';
import { useSandbox } from './sandbox-process.ts';
import { endChallenge, enrolled, informationOf, submit } from './shopper.ts';
import type { Authentication } from './shopper.ts';

const sandbox = useSandbox();

const MD = 'placement "1" <&>';
const transactionOf = ({ information }: Authentication) => information.authenticationTransactionId ?? '';
const frame = ({ information }: Authentication, fields: Record<string, string> = {}, path = '') =>
  submit(sandbox, `/V2/Cruise/StepUp${path}`, { JWT: information.accessToken ?? '', MD, ...fields });
const answer = (asked: Authentication, fields: Record<string, string>) => frame(asked, fields, '/answer');

const statusOf = async (asked: Authentication) =>
  (await post(sandbox.url, '/risk/v1/authentication-results', validation(asked.jti, transactionOf(asked))))
    .json.status;

const RETURN_FORM = 'action="http://beaverbrooks.localhost:3000/api/cybsReturnUrl"';

describe('step-up page', () => {
  it('[MU-13] names the payment, and nothing of the card but its last digits', async () => {
    const { status, html } = await frame(await enrolled(sandbox, '4000000000002503'));
    expect(status).toBe(200);
    for (const fact of ['beaverbrooks.localhost', '£102.21', 'ending 2503', 'the code is 1234'])
      expect(html).toContain(fact);
    expect(html).not.toContain('4000000000002503');
  });

  it('[MU-13] the right code goes back to the shop with the transaction id and the shop’s own data', async () => {
    const asked = await enrolled(sandbox, '4000000000002503');
    const { html } = await answer(asked, { code: '12 34', answer: 'confirm' });
    expect(html).toContain(RETURN_FORM);
    expect(html).toContain(`name="TransactionId" value="${transactionOf(asked)}"`);
    expect(html).toContain('name="MD" value="placement &quot;1&quot; &lt;&amp;&gt;"');
    expect(await statusOf(asked)).toBe('AUTHENTICATION_SUCCESSFUL');
  });

  it.each(['0000', '1234'])('[MU-13] the failing card fails with %s', async (code) => {
    const asked = await enrolled(sandbox, '4000000000002370');
    for (let tries = 0; tries < 3; tries += 1) await answer(asked, { code, answer: 'confirm' });
    expect(await statusOf(asked)).toBe('AUTHENTICATION_FAILED');
  });

  it('[MU-13] a wrong code may be corrected; the third one fails', async () => {
    const asked = await enrolled(sandbox, '4000000000002503');
    const first = await answer(asked, { code: '1111', answer: 'confirm' });
    expect(first.html).toContain('You have 2 tries left.');
    expect(first.html).toContain('aria-invalid="true"');
    expect((await answer(asked, { code: '', answer: 'confirm' })).html).toContain('You have one try left.');
    expect((await answer(asked, { code: '2222', answer: 'confirm' })).html).toContain(RETURN_FORM);
    expect(await statusOf(asked)).toBe('AUTHENTICATION_FAILED');
  });

  it('[MU-13] Cancel fails, even with the right code typed', async () => {
    const asked = await enrolled(sandbox, '4000000000002503');
    expect((await answer(asked, { code: '1234', answer: 'cancel' })).html).toContain(RETURN_FORM);
    expect(await statusOf(asked)).toBe('AUTHENTICATION_FAILED');
  });

  it('[F45] shown or answered again after its end, it only redirects to the shop', async () => {
    const asked = await enrolled(sandbox, '4000000000002503');
    await endChallenge(sandbox, transactionOf(asked), 'fail');
    expect((await frame(asked)).html).toContain(RETURN_FORM);
    expect((await answer(asked, { code: '1234', answer: 'confirm' })).html).toContain(RETURN_FORM);
    expect(await statusOf(asked)).toBe('AUTHENTICATION_FAILED');
  });

  it('[MU-13] an altered token and one for data collection are rejected', async () => {
    const { information } = await enrolled(sandbox, '4000000000002503');
    const jti = decodeJwt(await transientToken(sandbox.url, '4111111111111111')).jti ?? '';
    const other = informationOf(await post(sandbox.url, '/risk/v1/authentication-setups', setup(jti)));
    for (const JWT of [`${information.accessToken}x`, other.accessToken ?? '', '']) {
      expect((await submit(sandbox, '/V2/Cruise/StepUp', { JWT })).status).toBe(400);
    }
  });
});

describe('the bank’s host', () => {
  it('[MU-13] data collection notifies the embedding page when it is done', async () => {
    const jti = decodeJwt(await transientToken(sandbox.url, '4111111111111111')).jti ?? '';
    const { accessToken = '', referenceId } = informationOf(
      await post(sandbox.url, '/risk/v1/authentication-setups', setup(jti)),
    );
    const { html } = await submit(sandbox, '/V1/Cruise/Collect', { JWT: accessToken });
    const [, literal = ''] = /parent\.postMessage\((".*"), '\*'\)/.exec(html) ?? [];
    expect(JSON.parse(JSON.parse(literal) as string)).toEqual({
      MessageType: 'profile.completed',
      SessionId: referenceId,
      Status: true,
    });
  });

  it('[MU-13] has only the bank’s pages, and they are on no other host', async () => {
    const { information } = await enrolled(sandbox, '4000000000002503');
    const fields = { JWT: information.accessToken ?? '' };
    expect((await submit(sandbox, '/V2/Cruise/StepUp', fields, new URL(sandbox.url).host)).status).toBe(404);
    expect((await submit(sandbox, '/control/reset', {})).status).toBe(404);
    expect((await submit(sandbox, '/pts/v2/payments', {})).status).toBe(404);
  });
});
