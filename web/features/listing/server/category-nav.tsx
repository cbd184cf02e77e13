import Link from 'next/link';
import type { MenuCategory } from '../../shell/compose-navigation.ts';
import type { Category } from './category.ts';

type Branch = {
  name: string;
  landingUrl: string;
  subCategories: readonly { id: string; name: string; landingUrl: string }[];
};

/** The root of the menu that contains a category, or the category itself when it has subcategories. */
export function branchOf(category: Category, menu: readonly MenuCategory[]): Branch | null {
  if (category.subCategories.length > 0) return category;
  return (
    menu.find(({ subCategories }) =>
      subCategories.some(({ landingUrl }) => landingUrl === category.landingUrl),
    ) ?? null
  );
}

/** The sibling categories: a column beside the grid on wide screens. */
export function CategoryColumn({ category, branch }: { category: Category; branch: Branch }) {
  const links = [
    { id: 'all', name: `All ${branch.name.toLowerCase()}`, landingUrl: branch.landingUrl },
    ...branch.subCategories,
  ];
  return (
    <nav aria-label={`In ${branch.name.toLowerCase()}`} className="sticky top-24">
      <p className="title pb-3">{branch.name}</p>
      <ul className="border-t border-line">
        {links.map(({ id, name, landingUrl }) => (
          <li key={id} className="border-b border-line">
            <Link
              href={landingUrl}
              prefetch={false}
              aria-current={landingUrl === category.landingUrl ? 'page' : undefined}
              className="soft block py-3 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-[inset_0_-1px_0_var(--brand)]"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same as chips in one scrolling line on small screens. */
export function CategoryChips({ category, branch }: { category: Category; branch: Branch }) {
  return (
    <nav
      aria-label={`In ${branch.name.toLowerCase()}`}
      className="-mx-[var(--margin)] overflow-x-auto px-[var(--margin)] pb-7 [scrollbar-width:none] lg:hidden"
    >
      <ul className="flex gap-2">
        {branch.subCategories.map(({ id, name, landingUrl }) => (
          <li key={id} className="flex-none">
            <Link
              href={landingUrl}
              prefetch={false}
              aria-current={landingUrl === category.landingUrl ? 'page' : undefined}
              className="small inline-flex min-h-11 items-center rounded-[var(--radius-chip)] border border-line px-4 whitespace-nowrap hover:border-ink aria-[current]:border-ink aria-[current]:bg-tint"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
