import { Link } from '#ui/link.tsx';
import type { ItemProps } from '../items.tsx';

/** Text beside other content, no larger than it. */
export function InlineText({ id, body: { heading, paragraphs, links } }: ItemProps<'text'>) {
  return (
    <section className="border-t border-line pt-5" aria-labelledby={heading ? id : undefined}>
      {heading ? (
        <h2 id={id} className="title mb-2">
          {heading}
        </h2>
      ) : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="small soft mb-2 max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      {links.map(({ label, href }) => (
        <p key={href} className="small">
          <Link className="link" href={href}>
            {label}
          </Link>
        </p>
      ))}
    </section>
  );
}
