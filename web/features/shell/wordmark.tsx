import { Link } from '#ui/link.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';

type WordmarkProps = {
  site: SiteKey;
  /** Set for a full page load. */
  plain?: boolean;
};

/** The shop's name as a logo, always a link to the home page. */
export function Wordmark({ site, plain = false }: WordmarkProps) {
  const { name } = SITES[site];
  const Home = plain ? 'a' : Link;
  if (site === 'loupe') {
    return (
      <Home
        href="/"
        aria-label={`${name}, home`}
        className="inline-flex items-center gap-3 py-2 text-[1.375rem] leading-none tracking-[-.01em]"
      >
        <svg
          viewBox="0 0 28 28"
          className="size-6.5"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        >
          <circle cx="14" cy="14" r="12" />
          <circle cx="14" cy="14" r="7.2" />
          <path d="M14 2v3.2M14 22.8V26M2 14h3.2M22.8 14H26" />
        </svg>
        <span>{name}</span>
      </Home>
    );
  }
  return (
    <Home
      href="/"
      aria-label={`${name}, home`}
      className="py-1 font-[family-name:var(--font-serif)] text-[1.375rem] leading-none tracking-[-.005em] sm:text-[1.625rem] lg:text-[2.125rem]"
    >
      {name}
    </Home>
  );
}
