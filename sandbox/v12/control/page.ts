import { cell, controlDocument, options, table } from '../../control-page.ts';
import type { Application, Book } from '../applications/book.ts';
import { nameOf, STATUS } from '../applications/entries.ts';
import { DISORDERS } from '../callbacks/sender.ts';
import { CALLS } from '../faults.ts';
import type { Listing } from '../listing.ts';
import { SURNAMES } from '../pages/people.ts';

interface Shown {
  readonly book: Pick<Book, 'all'>;
  readonly listing: Listing;
  readonly pendingFaults: number;
  readonly aheadDays: number;
}

const pounds = (pence: number): string => (pence / 100).toFixed(2);

const button = (path: string, id: number, name: string, value: string, says: string): string =>
  `<form method="post" action="/control/${path}"><input type="hidden" name="applicationId" value="${id}"><button name="${name}" value="${value}">${says}</button></form>`;

/** What a person of the lender can do with an application. */
function deeds({ id, status }: Application): string {
  if (status === STATUS.referred)
    return (
      button('decide', id, 'decision', 'yes', 'Accept') + button('decide', id, 'decision', 'no', 'Decline')
    );
  return status === STATUS.paymentRequested ? button('pay', id, 'pay', 'yes', 'Pay the shop') : '';
}

function applications(all: readonly Application[]): string {
  if (all.length === 0) return '<p>None yet.</p>';
  const rows = all.toReversed().map((one) => {
    const { id, at, guid, submission, status, loan, refunded, secondSalesReference } = one;
    return (
      `<tr>${cell(at.slice(0, 19).replace('T', ' '))}<td><a href="/apply/${guid}">${id}</a></td>${cell(secondSalesReference)}` +
      `${cell(submission.product.Name)}${cell(nameOf(status))}${cell(pounds(loan), 'n')}${cell(pounds(refunded), 'n')}<td>${deeds(one)}</td></tr>`
    );
  });
  return table(['Time (UTC)', 'Id', 'Order', 'Product', 'Status', 'Loan', 'Given back', ''], rows);
}

/** What the lender lists, its referral desk, faults, clock and applications. */
export function controlPage({ book, listing, pendingFaults, aheadDays }: Shown): string {
  const products = listing
    .products()
    .map(
      ({ ProductId, Name, APR, Months, CalculationFactor, MinLoan, MaxLoan, DeferredPeriod }) =>
        `<tr>${cell(ProductId)}${cell(Name)}${cell(APR, 'n')}${cell(String(Months), 'n')}${cell(CalculationFactor, 'n')}` +
        `${cell(`${MinLoan}–${MaxLoan}`, 'n')}${cell(String(DeferredPeriod), 'n')}</tr>`,
    );
  const people = SURNAMES.map(({ surname, says }) => `<tr>${cell(surname)}${cell(says)}</tr>`);
  return controlDocument(
    'V12 sandbox',
    `<p>The lender: lists its products, takes applications and decides about them, and keeps its own ledger. No money moves. It is ${listing.mode()};
<code>PUT /control</code> changes that, and its products.</p>
<h2>Applications</h2>
${applications(book.all())}
<h2>Surnames</h2>
${table(['Surname', 'What happens'], people)}
<h2>Faults</h2>
<p>${pendingFaults === 0 ? 'None is waiting.' : `Waiting: ${pendingFaults}.`} Clear with <code>DELETE /control/faults</code>.</p>
<form method="post" action="/control/faults">
<label>Next calls<input name="next" type="number" min="1" value="1" required></label>
<label>Call<select name="call">${options(['', ...CALLS], 'any')}</select></label>
<label>Delay, ms<input name="delayMs" type="number" min="0"></label>
<label>Hang<select name="hang"><option value="">no</option>${options(['before', 'after'], '')}</select></label>
<label>HTTP status<input name="http" type="number" min="400" max="599"></label>
<button>Order</button></form>
<h2>Callbacks</h2>
<form method="post" action="/control/callbacks"><label>The next one<select name="disorder">${options(DISORDERS, '')}</select></label><button>Order</button></form>
<h2>Clock</h2>
<form method="post" action="/control/clock"><label>Days ahead<input name="days" type="number" min="0" step="0.1" value="${aheadDays}"></label><button>Set</button></form>
<h2>Products</h2>
${table(['Id', 'Name', 'APR', 'Months', 'Factor', 'Loan', 'Deferred'], products)}
<form method="post" action="/control/reset" style="margin-top:1.5rem"><button>Empty the ledger</button></form>`,
  );
}
