import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Scale } from '#ui/scale.tsx';
import { factNamed, numberIn } from '../../product/product-facts.ts';
import { productByCode } from '../../product/product.ts';
import type { ItemProps } from '../../content/items.tsx';
import { SITES } from '#lib/sites.ts';
import { typeset } from '#lib/typeset.ts';
import styles from './bench-hero.module.css';

const FIGURES = [
  { fact: /^diameter$/i, unit: 'mm case' },
  { fact: /^thickness$/i, unit: 'mm thick' },
  { fact: /^water resistance$/i, unit: 'm water resistance' },
  { fact: /^power reserve$/i, unit: 'h power reserve' },
];

/** One watch with a magnified detail beside it, and its measurements along a scale. */
export async function BenchHero({ site, body: { heading, lead, productCode, links } }: ItemProps<'hero'>) {
  const product = productCode === undefined ? null : await productByCode(site, productCode);
  const [front, close] = product?.media ?? [];
  const title = heading ?? product?.name.replace(/,.*$/, '') ?? SITES[site].homeTitle;
  const figures = FIGURES.map(({ fact, unit }) => ({
    unit,
    value: product ? numberIn(factNamed(product, fact)) : null,
  }));
  return (
    <section className={styles['hero']}>
      <div className={`wrap-wide ${styles['inner']}`}>
        <div className={styles['text']}>
          {product ? <p className="soft">{product.brand}</p> : null}
          <h1 className="d1">{typeset(title)}</h1>
          <p className="lead soft">{lead}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            {product ? (
              <ButtonLink href={product.productUrl} className="max-md:w-full">
                See the watch
              </ButtonLink>
            ) : null}
            {links.map(({ label, href }) => (
              <ButtonLink key={href} href={href} look="line" className="max-md:w-full">
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <div className={styles['watch']}>
          {front ? (
            <Picture
              name={front.name}
              alt={front.alt}
              width={760}
              height={912}
              sizes="(width > 64rem) 42rem, 30rem"
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
      <div className="wrap-wide">
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
