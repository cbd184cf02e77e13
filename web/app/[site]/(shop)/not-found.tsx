import { ButtonLink } from '#ui/button.tsx';

/** Shown when a page was removed between resolving its address and rendering it. */
export default function NotFound() {
  return (
    <main id="main" data-measured="Not Found Page" className="wrap section grid justify-items-start gap-6">
      <title>Page not found</title>
      <h1 className="d1">This page has just gone</h1>
      <p className="lead soft">
        It was here a moment ago. The piece may have sold, or the page may have moved.
      </p>
      <ButtonLink href="/">Go to the homepage</ButtonLink>
    </main>
  );
}
