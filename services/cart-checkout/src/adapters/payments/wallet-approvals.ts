import { Code, ConnectError } from '@connectrpc/connect';
import type { Client } from '@connectrpc/connect';
import { Refusal } from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { MethodName } from '../../domain/payment-methods/method-name.ts';
import type { ApprovalRead, ApprovalToOpen, WalletApproval } from '../../domain/placement/approval.ts';
import { toContent } from './content-messages.ts';

const OPTIONS = { timeoutMs: TIME_OUTS.walletApproval.timeoutMs };

/** The calls about what a shopper agrees to at a wallet before there is an order. Nothing is held by them. */
export const walletApprovals = (
  ask: <T>(call: (client: Client<typeof PaymentsService>) => Promise<T>) => Promise<T>,
  reportFault: (error: unknown, message: string) => void,
) => ({
  async openApproval({ amount, content, ...asked }: ApprovalToOpen): Promise<WalletApproval | null> {
    const message = {
      ...asked,
      currency: 'GBP',
      amountMinorUnits: BigInt(amount),
      content: toContent(content),
    };
    try {
      const { refusal, approvalId, url } = await ask((client) => client.openApproval(message, OPTIONS));
      return refusal === Refusal.UNSPECIFIED ? { approvalId, url } : null;
    } catch (error) {
      reportFault(error, 'An approval was not opened.');
      return null;
    }
  },

  async readApproval(asked: {
    readonly method: MethodName;
    readonly cartId: string;
    readonly approvalId: string;
  }): Promise<ApprovalRead> {
    try {
      const read = await ask((client) => client.readApproval(asked, OPTIONS));
      if (read.refusal !== Refusal.UNSPECIFIED) return { kind: 'unavailable' };
      const { approved, contact, amountMinorUnits } = read;
      if (!approved || contact === undefined) return { kind: 'open' };
      const { firstName, lastName, email, phone, street, city, region, postalCode, country } = contact;
      const told = { firstName, lastName, email, phone, street, city, region, postalCode, country };
      return { kind: 'approved', contact: told, amount: Number(amountMinorUnits) };
    } catch (error) {
      if (ConnectError.from(error).code === Code.NotFound) return { kind: 'open' };
      reportFault(error, 'An approval was not read.');
      return { kind: 'unavailable' };
    }
  },
});
