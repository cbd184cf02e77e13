import { cell, controlDocument, table } from '../control-page.ts';
import type { Product } from './products.ts';

/** What the lender lists. */
export function controlPage(mode: string, products: readonly Product[]): string {
  const rows = products.map(
    ({ ProductId, Name, APR, Months, CalculationFactor, MinLoan, MaxLoan, DeferredPeriod }) =>
      `<tr>${cell(ProductId)}${cell(Name)}${cell(APR, 'n')}${cell(String(Months), 'n')}${cell(CalculationFactor, 'n')}` +
      `${cell(`${MinLoan}–${MaxLoan}`, 'n')}${cell(String(DeferredPeriod), 'n')}</tr>`,
  );
  return controlDocument(
    'V12 sandbox',
    `<p>The lender: lists its products as the vendor does. It is ${mode}. <code>PUT /control</code> changes that, and its products.</p>
<h2>Products</h2>
${table(['Id', 'Name', 'APR', 'Months', 'Factor', 'Loan', 'Deferred'], rows)}`,
  );
}
