/** EU-03. What a product's VAT is in the United Kingdom. */
export const TAX_CATEGORIES = ['uk-vat-full', 'uk-vat-half'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** In per cent: the standard and the reduced rate. */
const RATES: Readonly<Record<TaxCategory, number>> = { 'uk-vat-full': 20, 'uk-vat-half': 5 };

export const taxRateOf = (category: TaxCategory): number => RATES[category];

/** The category of a text; the standard rate for one that is not known. */
export const taxCategoryOf = (text: string): TaxCategory =>
  TAX_CATEGORIES.find((category) => category === text) ?? 'uk-vat-full';
