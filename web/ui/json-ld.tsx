/** Facts of a page for search engines. `<` is escaped, so that no text of the catalogue can close the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
