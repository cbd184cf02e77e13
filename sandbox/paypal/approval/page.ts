import { escapeHtml } from '../../escape-html.ts';
import type { OrderEntry } from '../ledger/entries.ts';
import { ADDRESSES } from './addresses.ts';
import { contentOf } from './content.ts';
import { PEOPLE } from './people.ts';

const STYLE = `
:root { color-scheme: light; --ink: #14213d; --soft: #4a5773; --line: #d6dce8; --deep: #1d3f8a; }
* { box-sizing: border-box; } body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: #f3f6fb; }
main { max-width: 27rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; } h1 { font-size: 1.375rem; font-weight: 600; margin: 0 0 1rem; }
p { margin: 0 0 1rem; color: var(--soft); } .sum { font-size: 1.5rem; font-weight: 600; color: var(--ink); }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0 0 1rem; } dd { margin: 0; text-align: right; } fieldset { border: 1px solid var(--line); border-radius: 4px; background: #fff; margin: 0 0 1.25rem; padding: .5rem 1rem; }
legend { font-weight: 600; padding: 0 .25rem; } label { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; }
button { font: inherit; font-weight: 600; width: 100%; min-height: 2.75rem; margin-bottom: .75rem; border-radius: 4px; border: 1px solid var(--deep); background: #fff; color: var(--deep); cursor: pointer; }
button.first { background: var(--deep); color: #fff; } :focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }`;

const pounds = ({ currency, pence }: OrderEntry): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100);

const documentOf = (title: string, body: string, nonce: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)} – PayPal sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** Where the payer agrees or goes back; it works without scripts. */
export function approvalPage(order: OrderEntry, wasDeclined: boolean, nonce: string): string {
  const people = PEOPLE.map(
    ({ payerId, name, says }, index) =>
      `<label><input type="radio" name="payer" value="${payerId}"${index === 0 ? ' checked' : ''}> ${escapeHtml(name)}: ${escapeHtml(says)}</label>`,
  );
  const addresses = order.asksAddress === true ? ADDRESSES.map(addressChoice) : [];
  return documentOf(
    'Pay with PayPal',
    `${wasDeclined ? '<p role="alert">Your card was declined. Choose another way to pay.</p>' : ''}
<p>To ${escapeHtml(order.brand || new URL(order.returnUrl).hostname)}</p>${contentOf(order.unit)}<p class="sum">${escapeHtml(pounds(order))}</p>
<form method="post" action="/checkoutnow"><input type="hidden" name="token" value="${order.id}">
<fieldset><legend>Sandbox: who pays?</legend>${people.join('')}</fieldset>
${addresses.length === 0 ? '' : `<fieldset><legend>Send to</legend>${addresses.join('')}</fieldset>`}
<button class="first" name="answer" value="agree">${order.isReviewed === true ? 'Agree and go on' : 'Agree and pay'}</button>
<button name="answer" value="cancel">Cancel and return</button></form>`,
    nonce,
  );
}

const addressChoice = ({ id, says, fullName }: (typeof ADDRESSES)[number], index: number): string =>
  `<label><input type="radio" name="address" value="${id}"${index === 0 ? ' checked' : ''}> ${escapeHtml(fullName)}: ${escapeHtml(says)}</label>`;

export const gonePage = (nonce: string): string =>
  documentOf('This payment has ended', '<p>Go back to the shop and start again.</p>', nonce);
