import { ButtonLink } from '#ui/button.tsx';
import { GiftBox } from '#ui/gift-box.tsx';
import type { ItemProps } from '../../content/items.tsx';

/** The only band of brand colour on the page. */
export function BoxBand({ id, body: { heading, lead, links } }: ItemProps<'editorial'>) {
  return (
    <section className="bg-brand text-on-brand [--focus:var(--on-brand)]" aria-labelledby={id}>
      <div className="wrap grid items-center gap-x-[var(--gutter)] lg:grid-cols-12">
        <div className="grid gap-5 py-[clamp(3.5rem,7vw,6.5rem)] lg:col-span-6">
          <h2 id={id} className="d2">
            {heading}
          </h2>
          <p className="max-w-[46ch] text-xl leading-normal">{lead}</p>
          <p className="flex flex-wrap gap-3">
            {links.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={href}
                look={index === 0 ? 'light' : 'ghost'}
                className="max-md:w-full"
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <GiftBox className="hidden lg:col-start-8 lg:col-end-13 lg:block lg:px-14 lg:py-8" />
      </div>
    </section>
  );
}
