import type { ApprovalOrder, OpenedApproval, ReadApproval } from '../domain/payment/approval.ts';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import { MethodNotOfferedError, providerOf } from './ports/providers.ts';
import type { ApprovalProvider } from './ports/tender-provider.ts';

interface ApprovalPorts {
  readonly providers: Readonly<Partial<Record<PaymentMethod, { readonly approvals?: ApprovalProvider }>>>;
  readonly newId: () => string;
}

/** Within the time that a caller waits. */
const TIMEOUT_MS = 3_500;

/** @throws MethodNotOfferedError */
function approvalsOf({ providers }: ApprovalPorts, method: PaymentMethod): ApprovalProvider {
  const { approvals } = providerOf(providers, method);
  if (approvals === undefined) throw new MethodNotOfferedError(`${method} has no approvals.`);
  return approvals;
}

/** Has the shopper agree to a payment before addresses are known. Nothing is held or stored. @throws MethodNotOfferedError */
export const openApproval = (
  ports: ApprovalPorts,
  method: PaymentMethod,
  order: Omit<ApprovalOrder, 'requestId'>,
): Promise<OpenedApproval> =>
  approvalsOf(ports, method).open({ ...order, requestId: ports.newId() }, TIMEOUT_MS);

/** What the wallet says of an approval of this cart: one of another cart is gone. @throws MethodNotOfferedError */
export async function readApproval(
  ports: ApprovalPorts,
  method: PaymentMethod,
  { id, cartId }: { readonly id: string; readonly cartId: string },
): Promise<ReadApproval> {
  const read = await approvalsOf(ports, method).read(id, TIMEOUT_MS);
  return read.kind === 'approval' && read.cartId !== cartId ? { kind: 'gone' } : read;
}
