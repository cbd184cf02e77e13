import { formatMoney } from '@loupe/money/format';

/** When the pay-later provider lets a purchase be paid in three. */
export interface InstalmentTerms {
  readonly isEnabled: boolean;
  /** Minor units, inclusive. */
  readonly from: number;
  /** Minor units, inclusive. */
  readonly to: number;
}

/** How many parts. */
const INSTALMENTS = 3;

/** VA-06, CO-07: what is said where a price can be paid in three; null where it cannot. An instalment is told to the penny, half up. */
export const instalmentMessage = ({ isEnabled, from, to }: InstalmentTerms, price: number): string | null =>
  isEnabled && price >= from && price <= to
    ? `Pay ${INSTALMENTS} instalments of ${formatMoney(Math.round(price / INSTALMENTS))}`
    : null;
