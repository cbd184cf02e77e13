import { formatMoney, formatProse } from '@loupe/money/format';
import { eligibleProducts, ineligibility, longestFirst } from '../domain/finance/eligibility.ts';
import type { Ineligible, Purchase } from '../domain/finance/eligibility.ts';
import type { FinanceProduct } from '../domain/finance/finance-product.ts';
import { quoteNear } from '../domain/finance/quote.ts';
import type { ImportedTerms } from '../use-cases/import-lender-terms.ts';
import type { FinanceCatalogue, FinanceVersion } from '../use-cases/ports/finance-store.ts';

const depositsOf = ({ minDepositPercentage: min, maxDepositPercentage: max, ...rest }: FinanceProduct) =>
  `${min}–${max} % (usually ${rest.defaultDepositPercentage} %)`;

function lineOf(product: FinanceProduct): string {
  const { key, version, type, months, apr, minLoanMinor, maxLoanMinor, minOrderValueMinor } = product;
  const limits = [
    product.whitelistCategories.length > 0 && `only ${product.whitelistCategories.join(', ')}`,
    product.blacklistCategories.length > 0 && `not ${product.blacklistCategories.join(', ')}`,
    product.abGroups !== '' && `groups ${product.abGroups}`,
  ].filter(Boolean);
  return [
    `${key} v${version}  ${type} ${months} months at ${apr} % APR, lent ${formatProse(minLoanMinor)}–${formatProse(maxLoanMinor)}`,
    `deposit ${depositsOf(product)}, orders from ${formatProse(minOrderValueMinor)}`,
    ...limits,
  ].join('; ');
}

/** Products that are offered, and the threshold of each shop. */
export function productsInWords({ products, ibcThresholds }: FinanceCatalogue): string {
  const offered = longestFirst(products).map(lineOf);
  const thresholds = [...ibcThresholds].map(
    ([site, minor]) => `${site}: interest-bearing credit is told first from ${formatProse(minor)}`,
  );
  return [...(offered.length > 0 ? offered : ['No product is offered.']), ...thresholds].join('\n');
}

export const versionsInWords = (versions: readonly FinanceVersion[]): string =>
  versions
    .map(({ version, since, product }) => {
      const said = product === null ? `v${version}  not offered` : lineOf(product);
      return `${since.toISOString()}  ${said}`;
    })
    .join('\n');

export function importedInWords(imported: ImportedTerms): string {
  if ('failed' in imported) return `${imported.failed} What is offered stays.`;
  const unusable = imported.unusable.map(
    ({ lenderProductId, why }) => `${lenderProductId} is not offered: ${why}`,
  );
  return [
    `Read ${imported.read} products of the lender.`,
    changedInWords(imported.changed),
    ...unusable,
  ].join('\n');
}

export const changedInWords = (changed: readonly string[]): string =>
  changed.length === 0 ? 'Nothing changed.' : `Changed: ${changed.join(', ')}.`;

const REASONS: Readonly<Record<Ineligible['reason'], string>> = {
  nothing: 'there is no piece',
  'order-too-small': 'the order is too small',
  'loan-too-small': 'the loan is too small after the smallest deposit',
  'loan-too-large': 'the loan is too large after the largest deposit',
  'other-group': 'it is for other A/B groups',
  'gift-card': 'a gift card is not financed',
  category: 'its categories do not allow it',
};

/** Which products a purchase may be paid by, and why not by the others. */
export function eligibleInWords(products: readonly FinanceProduct[], purchase: Purchase): string {
  const eligible = eligibleProducts(products, purchase);
  return longestFirst(products)
    .map((product) => {
      const found = ineligibility(product, purchase);
      if (found !== undefined) return `${product.key}  no: ${REASONS[found.reason]}`;
      if (!eligible.includes(product)) return `${product.key}  no: others need no deposit`;
      const { deposit, months, monthlyRepayment, totalPayable } = quoteNear(product, purchase.cashPrice);
      return `${product.key}  yes: deposit ${formatMoney(deposit)}, ${months} × ${formatMoney(monthlyRepayment)}, in all ${formatMoney(totalPayable)}`;
    })
    .join('\n');
}
