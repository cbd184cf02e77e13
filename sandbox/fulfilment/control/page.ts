import { escapeHtml } from '../../escape-html.ts';
import { openIn, outOf, toBegin } from '../orders/order.ts';
import type { Line, OrderEvent } from '../orders/order.ts';
import { UNPAID } from '../orders/act.ts';
import { workWords } from '../orders/personalised.ts';
import type { OrderRow } from './rows.ts';

const STYLE = `
:root { color-scheme: light; --ink: #231815; --soft: #625550; --line: #e7dfdb; --tint: #faf5f2; --brand: #b83d11; --error: #b3122b; }
* { box-sizing: border-box; } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; } h1 { font-size: 1.75rem; font-weight: 500; margin: 0; }
p { margin: .25rem 0 0; color: var(--soft); max-width: 62ch; } .refused { color: var(--error); font-weight: 600; margin-top: 1rem; }
article { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--line); } article:target { border-top: 2px solid var(--brand); }
h2 { font-size: 1.125rem; font-weight: 600; margin: 0; } h2 span { font-weight: 400; color: var(--soft); margin-left: .75rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-size: .9375rem; }
th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
th { font-weight: 500; color: var(--soft); white-space: nowrap; } td:first-child { min-width: 12rem; } .n { text-align: right; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; } input { font: inherit; width: 5rem; height: 2.25rem; padding: 0 .5rem; border: 1px solid var(--soft); border-radius: 2px; text-align: right; }
button { font: inherit; height: 2.5rem; padding: 0 1rem; border: 1px solid var(--ink); border-radius: 2px; background: #fff; color: inherit; cursor: pointer; }
button:hover:not(:disabled) { background: var(--tint); } button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; } ol { margin: .75rem 0 0; padding-left: 1.25rem; font-size: .875rem; color: var(--soft); }`;

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const WHEN = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});
const when = (iso: string): string => WHEN.format(new Date(iso));

/** What tells lines of one article apart. Orders of before say only what is done to the pieces. */
const workOn = ({ personalised = [], words }: Line): string =>
  (words ?? personalised.flatMap(workWords)).join(', ');

const lineRow = (
  line: Line,
): string => `<tr><td>${escapeHtml(line.name)}<br><small>${escapeHtml([line.sku, workOn(line)].filter(Boolean).join(' · '))}</small></td>
${[line.quantity, line.begun, line.shipped, line.cancelled, line.returned].map((count) => `<td class="n">${count}</td>`).join('')}
<td class="n"><input name="quantity.${escapeHtml(line.id === undefined ? line.sku : `${line.id}.${line.sku}`)}" type="number" min="0" max="${line.quantity}" aria-label="Pieces of ${escapeHtml(line.name || line.sku)}"></td></tr>`;

/** A button for one action on the order, disabled when the warehouse would refuse it. */
const button = (label: string, action: string, possible: boolean): string =>
  `<button formaction="/control/orders/${action}"${possible ? '' : ' disabled'}>${label}</button>`;

function buttons({ orderNumber, lines, picking, hold, completed, payment }: OrderRow): string {
  const isOpen = lines.some((line) => openIn(line) > 0);
  const mayLeave = isOpen && hold === null && payment?.state !== 'missing';
  const isOut = lines.some((line) => outOf(line) > 0);
  const to = (action: string) => `${encodeURIComponent(orderNumber)}/${action}`;
  return [
    button('Begin making', to('make'), lines.some((line) => toBegin(line) > 0) && hold === null),
    button('Pick', to('pick'), isOpen && hold === null && !picking),
    button('Ship', to('ship?all'), mayLeave),
    button('Ship part', to('ship?part'), mayLeave),
    button('Cancel', to('cancel'), isOpen),
    button('Return', to('return'), isOut),
    hold === null ? button('Hold', to('hold'), isOpen) : button('Release', to('release'), true),
    button('Delivered', to('complete'), !isOpen && lines.some(({ shipped }) => shipped > 0) && !completed),
  ].join('');
}

function eventItem({ event, deliveredAt, attempts }: OrderRow['events'][number]): string {
  const last = attempts.at(-1);
  const delivery = deliveredAt
    ? 'acknowledged'
    : `not acknowledged yet${last ? `, last answer ${last.result}` : ''}`;
  const what = (event.lines ?? []).map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');
  const words = [event.type.replace('order.', ''), what, when(event.occurredAt), delivery].filter(Boolean);
  return `<li>${escapeHtml(words.join(' · '))}</li>`;
}

/** The address as on a parcel's label; empty for what is e-mailed. */
function labelOf(address: OrderRow['sheet']['address']): string {
  if (address === null) return '';
  const line = (...members: string[]) =>
    members
      .map((member) => address[member])
      .filter(Boolean)
      .join(' ');
  const street = line('streetNumber', 'streetName');
  const name = line('salutation', 'firstName', 'lastName');
  const place = [line('city'), line('region'), line('postalCode'), line('country')];
  return [name, street, ...place, line('phone')].filter(Boolean).join(', ');
}

function orderArticle(order: OrderRow): string {
  const { orderNumber, sheet, lines, events, state } = order;
  return `<article id="${escapeHtml(orderNumber)}"><h2>${escapeHtml(orderNumber)}<span>${escapeHtml(state)}</span></h2>
<p>${escapeHtml([sheet.site, sheet.deliveryMethod, sheet.nominatedDay, labelOf(sheet.address)].filter(Boolean).join(' · '))}</p>
${order.payment?.state === 'missing' ? `<p class="refused">${UNPAID}</p>` : ''}
<form method="post"><div class="scroll"><table><thead><tr><th>Article</th><th class="n">Ordered</th><th class="n">In the making</th><th class="n">Shipped</th><th class="n">Cancelled</th><th class="n">Returned</th><th class="n">Pieces</th></tr></thead>
<tbody>${lines.map(lineRow).join('')}</tbody></table></div><div class="row">${buttons(order)}</div></form>
<ol>${events.map(eventItem).join('')}</ol></article>`;
}

/** Orders, newest first. With pieces entered in a row, Begin making, Ship part, Cancel and Return apply to those only. */
export function ordersPage(orders: readonly OrderRow[], refused: string): string {
  const empty = '<p>No order has come in. Buy something in one of the shops.</p>';
  return document(
    'Fulfilment',
    `<h1>Fulfilment</h1><p>The warehouse at the other end. It has its own record of orders and sends signed messages to the shop, repeatedly until they are acknowledged. With pieces entered in a row, Begin making, Ship part, Cancel and Return apply to those only.</p>
${refused === '' ? '' : `<p class="refused" role="alert">${escapeHtml(refused)}</p>`}${orders.length === 0 ? empty : orders.map(orderArticle).join('')}`,
  );
}

/** The page behind the tracking link of the shipping e-mail. */
export function parcelPage(shipmentId: string, event: OrderEvent | undefined): string {
  const details = event
    ? `<p>Handed to ${escapeHtml(event.carrier ?? '')} on ${escapeHtml(when(event.occurredAt))}, for order ${escapeHtml(event.orderNumber)}.</p><ol>${(event.lines ?? []).map(({ sku, quantity }) => `<li>${quantity} × ${escapeHtml(sku)}</li>`).join('')}</ol>`
    : '<p>There is no parcel of this number.</p>';
  return document(`Parcel ${shipmentId}`, `<h1>Parcel ${escapeHtml(shipmentId)}</h1>${details}`);
}
