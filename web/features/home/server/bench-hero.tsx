import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Scale } from '#ui/scale.tsx';
import { factNamed, numberIn } from '../../product/product-facts.ts';
import type { Product } from '../../product/server/product.ts';
import styles from './bench-hero.module.css';

const FIGURES = [
  { fact: /^diameter$/i, unit: 'mm case' },
  { fact: /^thickness$/i, unit: 'mm thick' },
  { fact: /^water resistance$/i, unit: 'm water resistance' },
  { fact: /^power reserve$/i, unit: 'h power reserve' },
];

/** One watch under the lamp, the lens beside it, its figures along the scale. */
export function BenchHero({ product }: { product: Product }) {
  const [front, close] = product.media;
  const figures = FIGURES.map(({ fact, unit }) => ({ unit, value: numberIn(factNamed(product, fact)) }));
  return (
    <section className={styles['hero']}>
      <div className={`wrap ${styles['inner']}`}>
        <div className={styles['text']}>
          <p className="soft">{product.brand}</p>
          <h1 className="d1">{product.name.replace(/,.*$/, '').replace(/ (\d+)$/, '\u00a0$1')}</h1>
          <p className="lead soft">
            A column-wheel chronograph that shrugs at 300&nbsp;metres, set on our bench to within four seconds
            a day.
          </p>
          <p className="mt-2 flex flex-wrap gap-3">
            <ButtonLink href={product.productUrl} className="max-md:w-full">
              See the watch
            </ButtonLink>
            <ButtonLink href="/watches/chronographs" look="line" className="max-md:w-full">
              All chronographs
            </ButtonLink>
          </p>
        </div>
        <div className={styles['watch']}>
          {front ? (
            <Picture
              name={front.name}
              alt={front.alt}
              width={760}
              height={912}
              sizes="(min-width: 64.0625rem) 42rem, 30rem"
              first
            />
          ) : null}
          {close ? (
            <div className={styles['lens']} aria-hidden="true">
              <Picture name={close.name} alt="" width={760} height={760} sizes="32rem" />
            </div>
          ) : null}
        </div>
      </div>
      <div className="wrap">
        <Scale />
        <dl className={styles['figures']}>
          {figures.map(({ unit, value }) =>
            value === null ? null : (
              <div key={unit}>
                <dd className="num">{value}</dd>
                <dt className="small soft">{unit}</dt>
              </div>
            ),
          )}
        </dl>
      </div>
    </section>
  );
}
