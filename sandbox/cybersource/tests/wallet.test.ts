import { describe, expect, it } from '@jest/globals';
import { authorisation, post } from './merchant-client.ts';
import { useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();

interface WalletToken {
  readonly paymentData: {
    readonly data: string;
    readonly signature: string;
    readonly header: Readonly<Record<string, string>>;
  };
}

async function tokenOf(number: string, pence = 102_21): Promise<WalletToken> {
  const response = await fetch(`${sandbox.url}/control/wallet-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, pence }),
  });
  return (await response.json()) as WalletToken;
}

const payment = (paymentData: object, information: object = {}, paymentSolution: string | null = '001') => {
  const { tokenInformation: _, ...order } = authorisation('none');
  return {
    ...order,
    processingInformation: { ...order.processingInformation, ...(paymentSolution && { paymentSolution }) },
    paymentInformation: {
      fluidData: {
        value: Buffer.from(JSON.stringify(paymentData)).toString('base64'),
        descriptor: 'RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U',
        encoding: 'Base64',
        ...information,
      },
    },
  };
};
const pay = (body: object) => post(sandbox.url, '/pts/v2/payments', body);
const REFUSED = { status: 400, json: { status: 'INVALID_REQUEST', reason: 'INVALID_DATA' } };

const flipped = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  bytes[bytes.length - 1]! ^= 1;
  return bytes.toString('base64');
};

describe('a card in Apple Pay', () => {
  it('[EU-22] is authorised by the token of the device', async () => {
    const { paymentData } = await tokenOf('4111111111111111');
    const answer = await pay(payment(paymentData));
    expect(answer).toMatchObject({ status: 201, json: { status: 'AUTHORIZED' } });
    const captures = `/pts/v2/payments/${answer.json.id}/captures`;
    const { clientReferenceInformation, orderInformation } = payment(paymentData);
    const amountDetails = orderInformation.amountDetails;
    const captured = await post(sandbox.url, captures, {
      clientReferenceInformation,
      orderInformation: { amountDetails },
    });
    expect(captured).toMatchObject({ status: 201, json: { status: 'PENDING' } });
  });

  it('[EU-22] answers as its bank does', async () => {
    const { paymentData } = await tokenOf('4000000000000002');
    expect(await pay(payment(paymentData))).toMatchObject({ status: 201, json: { status: 'DECLINED' } });
  });

  it('[MU-12] a token pays once', async () => {
    const { paymentData } = await tokenOf('4111111111111111');
    expect(await pay(payment(paymentData))).toMatchObject({ status: 201 });
    expect(await pay(payment(paymentData))).toMatchObject(REFUSED);
  });

  it.each(['data', 'signature'] as const)('[MU-12] one altered byte of %s is refused', async (part) => {
    const { paymentData } = await tokenOf('4111111111111111');
    const altered = { ...paymentData, [part]: flipped(paymentData[part]) };
    expect(await pay(payment(altered))).toMatchObject(REFUSED);
  });

  it('[MU-12] one altered byte of its header is refused', async () => {
    const { paymentData } = await tokenOf('4111111111111111');
    const { header } = paymentData;
    const transactionId = `${header['transactionId']!.slice(0, -1)}${header['transactionId']!.endsWith('0') ? '1' : '0'}`;
    for (const change of [{ transactionId }, { ephemeralPublicKey: flipped(header['ephemeralPublicKey']!) }])
      expect(await pay(payment({ ...paymentData, header: { ...header, ...change } }))).toMatchObject(REFUSED);
  });

  it.each([
    ['another format', { descriptor: 'RklEPUVNVi5QQVlNRU5ULkFQSQ==' }, '001'],
    ['another encoding', { encoding: 'Hex' }, '001'],
    ['another wallet', {}, '012'],
    ['no wallet', {}, null],
  ] as const)('[EU-22] %s is refused', async (_name, information, solution) => {
    const { paymentData } = await tokenOf('4111111111111111');
    expect(await pay(payment(paymentData, information, solution))).toMatchObject(REFUSED);
  });

  it('[MU-12] a token for another amount is refused', async () => {
    const { paymentData } = await tokenOf('4111111111111111', 102_22);
    expect(await pay(payment(paymentData))).toMatchObject(REFUSED);
  });
});
