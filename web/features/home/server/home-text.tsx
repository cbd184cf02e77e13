import { ArrowLink } from '#ui/arrow-link.tsx';
import type { ItemProps } from '../../content/items.tsx';

export function HomeText({ id, body: { heading, paragraphs, links } }: ItemProps<'text'>) {
  return (
    <section className="wrap section wrap-anywhere" aria-labelledby={heading ? id : undefined}>
      {heading ? (
        <h2 id={id} className="d2 mb-5">
          {heading}
        </h2>
      ) : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      {links.map(({ label, href }) => (
        <ArrowLink key={href} href={href}>
          {label}
        </ArrowLink>
      ))}
    </section>
  );
}
