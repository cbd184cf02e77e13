import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Product } from '../product.ts';

type Relation = Product['productRelations'][number];
type VersionsProps = { code: string; relations: readonly Relation[] };

/** The versions of a piece (EU-15): links with pictures, with small pictures, or a list that opens. None needs a script. */
export function Versions({ code, relations }: VersionsProps) {
  const groups = Map.groupBy(relations, ({ type, name }) => `${type} ${name}`);
  if (groups.size === 0) return null;
  return (
    <div className="grid gap-5">
      {[...groups].map(([key, versions]) => (
        <Group key={key} code={code} versions={versions} />
      ))}
    </div>
  );
}

function Group({ code, versions }: { code: string; versions: readonly Relation[] }) {
  const { type = 'dropdown', name = '' } = versions[0] ?? {};
  const own = versions.find(({ product }) => product.key === code);
  if (type === 'dropdown') {
    return (
      <details className="border-y border-line">
        <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4">
          <span>
            {name}: {own?.label}
          </span>
          <span className="soft small">Change</span>
        </summary>
        <ul className="pb-2">
          {versions.map(({ label, product }) => (
            <li key={product.key}>
              <Version product={product} current={product.key === code} className="block py-3">
                {label}
              </Version>
            </li>
          ))}
        </ul>
      </details>
    );
  }
  const size = type === 'image' ? 'w-20' : 'w-14';
  return (
    <section aria-label={name}>
      <p className="pb-2">
        {name}: <span className="soft">{own?.label}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {versions.map(({ label, product }) => (
          <li key={product.key}>
            <Version
              product={product}
              current={product.key === code}
              className={`block ${size} border border-line p-1 hover:border-ink aria-[current]:border-ink`}
            >
              <Picture
                name={product.media[0]?.name ?? ''}
                alt={label}
                width={160}
                height={160}
                sizes={type === 'image' ? '5rem' : '3.5rem'}
              />
            </Version>
          </li>
        ))}
      </ul>
    </section>
  );
}

type VersionProps = {
  product: Relation['product'];
  current: boolean;
  className: string;
  children: React.ReactNode;
};

function Version({ product, current, className, children }: VersionProps) {
  return (
    <Link
      href={product.url}
      prefetch={false}
      aria-current={current ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
