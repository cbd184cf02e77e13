import { formatMoney } from '@loupe/money/format';
import type { PriceWindow } from '../../domain/price/price-at.ts';

interface StandalonePrice {
  readonly formattedPrice: string;
  readonly formattedWasPrice: string | null;
  readonly formattedWasWasPrice: string | null;
  readonly value: number;
  readonly wasValue: number | null;
}

export function standalonePrice(price: PriceWindow | null): StandalonePrice | null {
  if (price === null) return null;
  const { minorUnits, wasMinorUnits, wasWasMinorUnits } = price;
  return {
    formattedPrice: formatMoney(minorUnits),
    formattedWasPrice: wasMinorUnits === null ? null : formatMoney(wasMinorUnits),
    formattedWasWasPrice: wasWasMinorUnits === null ? null : formatMoney(wasWasMinorUnits),
    value: minorUnits,
    wasValue: wasMinorUnits,
  };
}
