/** The first element of every page: a link to the main content. */
export function SkipLink() {
  return (
    <a href="#main" className="absolute -top-16 left-4 z-50 bg-ink px-5 py-3 text-ground focus:top-4">
      Skip to content
    </a>
  );
}
