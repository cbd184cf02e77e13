'use client';

import { FIELDS } from '#features/personal/field-names.ts';
import { useSelection } from './selection.tsx';
import styles from '#ui/radio-tile.module.css';

/** UK letters as radio tiles; the legend repeats the selection and its stock. */
export function SizeSelector() {
  const { product, variant, soldOut, choose, asked, sizes } = useSelection();
  const all = product.variants.filter((one): one is typeof one & SizeVariant => one.ringSizeLetter !== null);
  const { whole, others } = splitSizes(all);

  const tile = (size: SizeVariant) => (
    <label key={size.id} className={styles['tile']}>
      <input
        type="radio"
        name={FIELDS.size}
        required
        value={size.sku}
        aria-label={sizeName(size)}
        checked={variant?.id === size.id}
        disabled={size.stockLevel === 'out'}
        onChange={() => choose(size.id)}
      />
      <span aria-hidden="true">{size.ringSizeLetter}</span>
    </label>
  );

  return (
    <fieldset ref={sizes} aria-describedby={asked ? 'size-error' : undefined}>
      <legend className="small mb-1.75 font-medium">
        Ring size:{' '}
        <span className="font-normal">
          {variant?.ringSizeLetter
            ? `${variant.ringSizeLetter}, ${STOCK_WORDS[variant.stockLevel]}`
            : soldOut
              ? STOCK_WORDS.out
              : 'choose one'}
        </span>
      </legend>
      <div className="flex flex-wrap gap-1.5">{(whole.length > 0 ? whole : others).map(tile)}</div>
      {whole.length > 0 && others.length > 0 ? (
        <details className="mt-3">
          <summary className="link small inline-block">Half sizes and others</summary>
          <div className="flex flex-wrap gap-1.5 pt-3">{others.map(tile)}</div>
        </details>
      ) : null}
      {asked ? (
        <p id="size-error" role="alert" className="small mt-3 text-error">
          Choose a size first. Not sure? We post a free ring sizer the same day.
        </p>
      ) : null}
    </fieldset>
  );
}

type SizeVariant = {
  id: string;
  sku: string;
  ringSizeLetter: string;
  stockLevel: 'in' | 'low' | 'out';
};

/** Whole UK letters come first; half sizes are under "Half sizes and others". */
export function splitSizes<Size extends { ringSizeLetter: string }>(
  sizes: readonly Size[],
): { whole: Size[]; others: Size[] } {
  const isWhole = ({ ringSizeLetter }: Size) => /^[A-Z]$/.test(ringSizeLetter);
  return { whole: sizes.filter(isWhole), others: sizes.filter((size) => !isWhole(size)) };
}

const STOCK_WORDS = { in: 'in stock', low: 'few left', out: 'sold out' } as const;

/** "size L½, few left": the accessible name of a tile. */
export function sizeName({
  ringSizeLetter,
  stockLevel,
}: Pick<SizeVariant, 'ringSizeLetter' | 'stockLevel'>): string {
  return `Size\u00a0${ringSizeLetter}, ${STOCK_WORDS[stockLevel]}`;
}
