import { Link } from '#ui/link.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ItemProps } from '../../content/items.tsx';
import { productByCode } from '../../product/product.ts';
import { ButtonLink } from '#ui/button.tsx';
import { GiftBox } from '#ui/gift-box.tsx';

export function BoxEditorial(props: ItemProps<'editorial'>) {
  return props.body.look === 'band' ? <BoxBand {...props} /> : <BoxSplit {...props} />;
}

/** One piece in detail: its picture on the dark brand colour, and its facts from the catalogue. */
async function BoxSplit({ site, id, body }: ItemProps<'editorial'>) {
  const { heading, lead, picture, productCode, facts, links } = body;
  const product = productCode === undefined ? null : await productByCode(site, productCode);
  const [link] = links;
  const href = product?.productUrl ?? link?.href;
  const known = new Map(product?.specifications.map(({ group, name, value }) => [`${group}/${name}`, value]));
  return (
    <section className="wrap grid max-md:px-0 md:grid-cols-[7fr_5fr]" aria-labelledby={id}>
      {picture ? (
        <Link
          href={href ?? '/'}
          tabIndex={-1}
          aria-hidden="true"
          className="relative block min-h-88 md:min-h-160"
        >
          <span className="absolute inset-0 [&_img]:size-full [&_img]:object-cover [&_img]:object-[50%_42%]">
            <Picture {...picture} width={760} height={950} sizes="(min-width: 48rem) 58vw, 100vw" />
          </span>
        </Link>
      ) : null}
      <div className="deep flex flex-col justify-center gap-6 px-[var(--margin)] py-12 md:p-[clamp(2rem,5vw,5rem)]">
        <h2 id={id} className="d2">
          {heading}
        </h2>
        <p className="lead">{lead}</p>
        {link && href ? <ArrowLink href={href}>{link.label}</ArrowLink> : null}
        <dl className="small mt-auto pt-8">
          {facts.map(({ label, specification }) =>
            known.has(specification) ? (
              <div key={label} className="grid grid-cols-[6rem_1fr] border-t border-[var(--deep-line)] py-3">
                <dt className="soft">{label}</dt>
                <dd>{known.get(specification)}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
    </section>
  );
}

/** The only band of brand colour on the page. */
function BoxBand({ id, body: { heading, lead, links } }: ItemProps<'editorial'>) {
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
