import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './box-hero.module.css';

/** The first thing in the jeweller's window. */
export function BoxHero() {
  return (
    <section className={styles['hero']}>
      <Picture
        name="hero-ring"
        alt="A diamond solitaire in yellow gold, standing on a pale rose surface"
        width={1480}
        height={832}
        sizes="100vw"
        first
      />
      <div className={`wrap ${styles['inner']}`}>
        <div className={styles['text']}>
          <h1 className="d1">Engagement rings, seen in good light</h1>
          <p className="lead">
            Every stone is certified. Every band is hallmarked in the UK and resized free within 60 days.
          </p>
          <p className="mt-2 flex flex-wrap gap-3">
            <ButtonLink href="/engagement-rings" className="max-md:w-full">
              Shop engagement rings
            </ButtonLink>
            <ButtonLink href="/wedding-rings" look="line" className={`max-md:w-full ${styles['second']}`}>
              See wedding rings
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
