import { formatMoney, formatProse } from '@loupe/money/format';

type PriceProps = {
  /** Minor units. */
  value: number;
  wasValue?: number | null | undefined;
  /** The lowest of several: some sizes cost more. */
  from?: boolean;
  large?: boolean;
};

/** Reads "Now £2,350.00 Was £2,795.00" when reduced, "From £975.00" where sizes differ; the meaning never depends on colour alone. */
export function Price({ value, wasValue, from = false, large = false }: PriceProps) {
  const reduced = wasValue != null && wasValue > value;
  const aside = large ? 'text-base tracking-normal' : 'text-[.9em]';
  return (
    <p
      className={`num flex flex-wrap items-baseline gap-x-3 gap-y-1 ${large ? 'text-[1.625rem] leading-tight tracking-[-.01em]' : ''}`}
    >
      <span className={`font-medium ${reduced && !large ? 'text-sale' : ''}`}>
        {reduced ? <span className="visually-hidden">Now </span> : null}
        {value === 0 ? 'Free' : `${from ? 'From ' : ''}${formatMoney(value)}`}
      </span>
      {reduced ? (
        <>
          <span className={`soft ${aside}`}>
            Was <s>{formatMoney(wasValue)}</s>
          </span>
          {large ? <span className={`text-sale ${aside}`}>Save {formatProse(wasValue - value)}</span> : null}
        </>
      ) : null}
    </p>
  );
}
