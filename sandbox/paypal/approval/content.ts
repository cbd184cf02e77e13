import { z } from 'zod';
import { escapeHtml } from '../../escape-html.ts';
import { money } from '../orders/arithmetic.ts';

const unit = z.object({
  amount: z.object({
    breakdown: z.object({ shipping: money.optional(), discount: money.optional() }).optional(),
  }),
  items: z.array(z.object({ name: z.string(), quantity: z.string(), unit_amount: money })).default([]),
  shipping: z
    .object({
      name: z.object({ full_name: z.string() }).optional(),
      address: z.object({ address_line_1: z.string(), admin_area_2: z.string(), postal_code: z.string() }),
    })
    .optional(),
});

/** What the merchant says that the order consists of, and where it is sent. */
export function contentOf(given: object): string {
  const { amount, items, shipping } = unit.parse(given);
  const { shipping: delivery, discount } = amount.breakdown ?? {};
  const rows = [
    ...items.map(({ name, quantity, unit_amount: each }) => row(`${quantity} × ${name}`, each.value)),
    ...(delivery === undefined ? [] : [row('Delivery', delivery.value)]),
    ...(discount === undefined || Number(discount.value) === 0
      ? []
      : [row('Taken off', `−${discount.value}`)]),
  ];
  const { address_line_1: street, admin_area_2: town, postal_code: postcode } = shipping?.address ?? {};
  const to = shipping && [shipping.name?.full_name, street, town, postcode].filter(Boolean).join(', ');
  return `${rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`}${to ? `<p>Sent to ${escapeHtml(to)}</p>` : ''}`;
}

const row = (name: string, value: string): string =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
