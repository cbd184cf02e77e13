import { SITES } from '#lib/sites.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ItemProps } from '../../content/items.tsx';
import styles from './box-hero.module.css';

/** The hero of the jeweller's home page. */
export function BoxHero({ site, body: { heading, lead, picture, links } }: ItemProps<'hero'>) {
  const [first, ...others] = links;
  return (
    <section className={styles['hero']}>
      {picture ? <Picture {...picture} width={1480} height={832} sizes="100vw" first /> : null}
      <div className={`wrap-wide ${styles['inner']}`}>
        <div className={styles['text']}>
          <h1 className="d1">{heading ?? SITES[site].homeTitle}</h1>
          <p className="lead">{lead}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            {first ? (
              <ButtonLink href={first.href} className="max-md:w-full">
                {first.label}
              </ButtonLink>
            ) : null}
            {others.map(({ label, href }) => (
              <ButtonLink key={href} href={href} look="line" className={`max-md:w-full ${styles['second']}`}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
