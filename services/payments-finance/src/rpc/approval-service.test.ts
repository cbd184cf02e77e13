import { create } from '@bufbuild/protobuf';
import { Code } from '@connectrpc/connect';
import { describe, expect, it } from '@jest/globals';
import {
  OpenApprovalRequestSchema,
  ReadApprovalRequestSchema,
  Refusal,
} from '@loupe/contracts/payments/service';
import type { OpenedApproval, ReadApproval } from '../domain/payment/approval.ts';
import { approvalService } from './approval-service.ts';

const CART = '0199c1a0-0000-4000-8000-00000000abcd';
const AMOUNT = { minorUnits: 265_00, currency: 'GBP' };
const CONTACT = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '',
  street: '12 St James’s Square',
  city: 'London',
  region: '',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
};

function serving(opened: OpenedApproval, read: ReadApproval) {
  const asked: unknown[] = [];
  const service = approvalService(
    {
      openApproval: async (...args) => (asked.push(args), opened),
      readApproval: async (...args) => (asked.push(args), read),
      returnOrigins: ['https://shop.test'],
    },
    (work) => work(),
  );
  return {
    asked,
    open: async (change: object = {}) =>
      service.openApproval(
        create(OpenApprovalRequestSchema, {
          method: 'paypal',
          cartId: CART,
          currency: 'GBP',
          amountMinorUnits: 265_00n,
          content: { lines: [], deliveryMinorUnits: 0n },
          returnUrl: 'https://shop.test/api/providerReturn?to=bag',
          ...change,
        }),
      ),
    read: async (change: object = {}) =>
      service.readApproval(
        create(ReadApprovalRequestSchema, {
          method: 'paypal',
          cartId: CART,
          approvalId: 'ABC',
          ...change,
        }),
      ),
  };
}

const OPENED: OpenedApproval = { kind: 'opened', id: 'ABC', url: 'https://wallet.test/ABC' };
const READ: ReadApproval = {
  kind: 'approval',
  cartId: CART,
  isApproved: true,
  amount: AMOUNT,
  contact: CONTACT,
};

describe('approvals at a wallet over the wire', () => {
  it('[MU-14] are opened for a cart and an amount, and read with who has agreed', async () => {
    const { open, read, asked } = serving(OPENED, READ);
    expect(await open()).toMatchObject({ approvalId: 'ABC', url: 'https://wallet.test/ABC' });
    expect(await read()).toMatchObject({ approved: true, amountMinorUnits: 265_00n, contact: CONTACT });
    expect(asked).toMatchObject([
      ['paypal', { cartId: CART, amount: AMOUNT, content: { lines: [], delivery: 0 } }],
      ['paypal', { cartId: CART, id: 'ABC' }],
    ]);
  });

  it('[MU-14] say that the wallet does not answer, and do not find what it has forgotten', async () => {
    const silent = serving({ kind: 'unavailable' }, { kind: 'unavailable' });
    expect(await silent.open()).toMatchObject({ refusal: Refusal.UNAVAILABLE });
    expect(await silent.read()).toMatchObject({ refusal: Refusal.UNAVAILABLE });
    await expect(serving(OPENED, { kind: 'gone' }).read()).rejects.toMatchObject({ code: Code.NotFound });
  });

  it.each([
    { method: 'credit-card' },
    { cartId: 'x' },
    { amountMinorUnits: 0n },
    { currency: 'EUR' },
    { returnUrl: 'https://evil.test/api/providerReturn' },
  ])('[MU-14] are refused with %j, and the wallet is not asked', async (change) => {
    const { open, asked } = serving(OPENED, READ);
    await expect(open(change)).rejects.toMatchObject({ code: Code.InvalidArgument });
    expect(asked).toEqual([]);
  });

  it('[MU-14] are not read by what is no id', async () => {
    const { read, asked } = serving(OPENED, READ);
    await expect(read({ approvalId: '../x' })).rejects.toMatchObject({ code: Code.InvalidArgument });
    expect(asked).toEqual([]);
  });
});
