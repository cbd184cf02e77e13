import { z } from 'zod';
import type { Answer, Handling } from '../handling.ts';
import { invalid, notFound, unprocessable } from '../problem.ts';
import { address } from './create.ts';
import { currentOrder } from './current.ts';
import { authorizationsOf, isGone } from './view.ts';

const shape = z
  .array(z.object({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown() }))
  .min(1);

const MEMBERS = {
  custom_id: z.string().min(1).max(255),
  invoice_id: z.string().min(1).max(127),
  'shipping/name': z.object({ full_name: z.string().min(1).max(300) }),
  'shipping/address': address,
};

/** The vendor's paths name a purchase unit by its reference. */
const PATH =
  /^\/purchase_units\/@reference_id=='([^']*)'\/(custom_id|invoice_id|shipping\/name|shipping\/address)$/;

/** PATCH /v2/checkout/orders/{id}: the merchant's own references and where it is sent, until the order is authorised. */
export async function patchOrder(id: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now, newId } = handling;
  const order = currentOrder(id, ledger);
  if (order === undefined || isGone(order, ledger, now())) throw notFound();
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw invalid('INVALID_PARAMETER_VALUE', '/');
  if (authorizationsOf(id, ledger).length > 0) throw unprocessable('ORDER_ALREADY_AUTHORIZED');
  const changes = parsed.data.map(({ path, value }) => {
    const [, reference, member] = PATH.exec(path) ?? [];
    if (member === undefined) throw unprocessable('NOT_PATCHABLE', path);
    if (reference !== order.referenceId) throw unprocessable('INVALID_PATCH_OPERATION', path);
    const name = member as keyof typeof MEMBERS;
    const given = MEMBERS[name].safeParse(value);
    if (!given.success) throw invalid('INVALID_PARAMETER_VALUE', path);
    return { member: name, value: given.data };
  });
  for (const change of changes)
    await ledger.append({ kind: 'patch', id: newId(), at: now().toISOString(), orderId: id, ...change });
  return { status: 204, body: null };
}
