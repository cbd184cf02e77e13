import { escapeHtml } from '../../escape-html.ts';
import type { Application } from '../applications/book.ts';
import { STATUS } from '../applications/entries.ts';
import { monthlyOf } from '../arithmetic.ts';
import { documentOf } from './document.ts';
import { SURNAMES } from './people.ts';

const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

const row = (name: string, value: string): string =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

function terms({ submission, loan }: Application): string {
  const { product, lines, cashPrice, deposit } = submission;
  return `<dl>${[
    ...lines.map(({ quantity, name, pence }) => row(`${quantity} × ${name}`, pounds(quantity * pence))),
    row('Cash price', pounds(cashPrice)),
    row('Deposit', pounds(deposit)),
    row('Amount of credit', pounds(loan)),
    row('Representative APR', `${product.APR}%`),
    row(`${product.Months} monthly payments of`, pounds(monthlyOf(product, loan))),
  ].join('')}</dl>`;
}

const form = (body: string): string => `<form method="post">${body}</form>`;
const LEAVE = '<button name="answer" value="cancel" formnovalidate>Cancel the application</button>';

/** The page that an application is at. It works without scripts. @param returnTo the shop, with the lender's answer */
export function applicationPage(application: Application, returnTo: string, nonce: string): string {
  const back = `<a class="button" href="${escapeHtml(returnTo)}">Back to the shop</a>`;
  const { firstName, lastName } = application.submission;
  switch (application.status) {
    case STATUS.acknowledged:
      return documentOf(
        'Apply to pay over time',
        `${terms(application)}${form(`<label>First name<input name="firstName" value="${escapeHtml(firstName)}" required></label>
<label>Last name<input name="lastName" value="${escapeHtml(lastName)}" required></label>
<p>Sandbox: ${SURNAMES.map(({ surname, says }) => `${surname} ${says}`).join('; ')}. Anybody else is accepted.</p>
<label class="tick"><input type="checkbox" name="agrees" value="yes" required> You may check my credit record</label>
<button class="first" name="answer" value="apply">Apply</button>${LEAVE}`)}`,
        nonce,
      );
    case STATUS.accepted:
      return documentOf(
        'Sign your agreement',
        `<p>Your application is accepted. Nothing is sent to you before you have signed.</p>${terms(application)}${form(
          `<label class="tick"><input type="checkbox" name="agrees" value="yes" required> I have read the agreement</label>
<button class="first" name="answer" value="sign">Sign</button>${LEAVE}`,
        )}`,
        nonce,
      );
    case STATUS.referred:
      return documentOf(
        'We are looking at your application',
        `<p>A person decides, and we tell you by e-mail.</p>${back}`,
        nonce,
      );
    case STATUS.declined:
      return documentOf(
        'We cannot lend to you now',
        `<p>You can pay in another way at the shop.</p>${back}`,
        nonce,
      );
    case STATUS.cancelled:
      return documentOf('This application has ended', back, nonce);
    case STATUS.awaitingFulfilment:
    case STATUS.paymentRequested:
    case STATUS.paymentProcessed:
      return documentOf('Your agreement is signed', `<p>The shop sends your order.</p>${back}`, nonce);
  }
}

export const unknownPage = (nonce: string): string =>
  documentOf('We do not know this application', '<p>Go back to the shop and start again.</p>', nonce);
