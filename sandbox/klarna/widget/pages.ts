import { escapeHtml } from '../../escape-html.ts';
import { PEOPLE } from '../people.ts';
import type { Person } from '../people.ts';
import type { OrderBody } from '../sessions/shape.ts';

const STYLE = `
:root { color-scheme: light; --ink: #17120f; --soft: #5b5450; --line: #d8d2cd; --deep: #3b2a52; }
* { box-sizing: border-box; } body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: #fff; }
/* No landmark: it is a part of the shop's page. */ .page { max-width: 27rem; margin: 0 auto; padding: 1.5rem 1.25rem; } h1 { font-size: 1.375rem; font-weight: 600; margin: 0 0 1rem; }
p { margin: 0 0 .75rem; color: var(--soft); } .sum { font-size: 1.5rem; font-weight: 600; color: var(--ink); }
fieldset { border: 1px solid var(--line); border-radius: 4px; margin: 0 0 1.25rem; padding: .5rem 1rem; }
legend { font-weight: 600; padding: 0 .25rem; } label { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; }
label.field { display: grid; gap: .25rem; margin-bottom: 1.25rem; } input[type=text] { font: inherit; height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--soft); border-radius: 4px; }
button { font: inherit; font-weight: 600; width: 100%; min-height: 2.75rem; margin-bottom: .75rem; border-radius: 4px; border: 1px solid var(--deep); background: #fff; color: var(--deep); cursor: pointer; }
button.first { background: var(--deep); color: #fff; } :focus-visible { outline: 3px solid #c46bd6; outline-offset: 2px; }`;

const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

/** @param script runs in the page, with the nonce */
export const documentOf = (
  title: string,
  body: string,
  nonce: string,
  script = '',
): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)} – Klarna sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${STYLE}</style></head>
<body><div class="page">${body}</div>${script && `<script nonce="${nonce}">${script}</script>`}</body></html>`;

/** @param target the shop's origin: nobody else is told */
const telling = (message: object, target: string): string =>
  `parent.postMessage(${JSON.stringify(message).replaceAll('<', '\\u003c')}, ${JSON.stringify(target)});`;

/** What the shop's payment page shows. */
export const widgetPage = ({ order_amount: pence }: OrderBody, nonce: string, target: string): string =>
  documentOf(
    'Pay with Klarna',
    `<p class="sum">${escapeHtml(pounds(pence))}</p><p>Pay in 3 instalments, or later. Klarna asks for your mobile number when you place the order.</p>`,
    nonce,
    `parent.postMessage({ height: document.documentElement.scrollHeight }, ${JSON.stringify(target)});${telling({ answer: { show_form: true } }, target)}`,
  );

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** Where the shopper says who they are. */
export function purchasePage(
  { order_amount: pence }: OrderBody,
  chosen: Person,
  fields: Readonly<Record<string, string>>,
  nonce: string,
): string {
  const people = PEOPLE.map(
    ({ id, name, says }) =>
      `<label><input type="radio" name="person" value="${id}"${id === chosen.id ? ' checked' : ''}> ${escapeHtml(name)}: ${escapeHtml(says)}</label>`,
  );
  return documentOf(
    'Pay with Klarna',
    `<h1>Pay with Klarna</h1><p class="sum">${escapeHtml(pounds(pence))}</p>
<form method="post" action="/purchase">${hidden(fields)}<fieldset><legend>Sandbox: who pays?</legend>${people.join('')}</fieldset>
<button class="first" name="answer" value="continue">Continue</button><button name="answer" value="cancel">Back to the shop</button></form>`,
    nonce,
  );
}

/** Where the shopper enters the code that Klarna has sent to their phone. */
export const codePage = (
  fields: Readonly<Record<string, string>>,
  wasWrong: boolean,
  nonce: string,
): string =>
  documentOf(
    'Enter the code',
    `<h1>Enter the code</h1>${wasWrong ? '<p role="alert">That code is not right. Try again.</p>' : ''}
<p>We sent a code to your phone. Sandbox: any six digits but 999999.</p>
<form method="post" action="/purchase/code">${hidden(fields)}<label class="field">Code<input type="text" name="code" inputmode="numeric" autocomplete="one-time-code" autofocus></label>
<button class="first" name="answer" value="confirm">Confirm</button><button name="answer" value="cancel">Back to the shop</button></form>`,
    nonce,
  );

/** Tells the shop's page, which takes this one away. */
export const answerPage = (answer: object, nonce: string, target: string): string =>
  documentOf('Klarna', '<p>Back to the shop …</p>', nonce, telling({ answer }, target));
