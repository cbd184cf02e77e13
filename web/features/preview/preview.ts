/** What an editor's preview shows. */
export type Preview = {
  /** The virtual staging environment, as the banner names it. */
  readonly api: string;
  /** The account of the content. */
  readonly hub: string;
  /** The item that the link was made for: its id at the content system, or its delivery key. */
  readonly content: string | null;
  readonly edition: string | null;
  /** ISO 8601; without it everything that is scheduled is shown. */
  readonly at: string | null;
};

export const PREVIEW_COOKIE = 'preview';
/** Request header by which the proxy tells a page what to preview; removed from every request of a browser. */
export const PREVIEW_HEADER = 'x-loupe-preview';

/** What the header says. */
export type Previewed = {
  readonly preview: Preview;
  /** The A/B group whose version is previewed; null for the version for everybody. */
  readonly group: string | null;
  /** The public address of the page. */
  readonly path: string;
};

/** Editors name editions in any script, and a header holds Latin-1 only. */
export const writePreviewed = (previewed: Previewed): string => encodeURIComponent(JSON.stringify(previewed));
export const readPreviewed = (header: string): Previewed =>
  JSON.parse(decodeURIComponent(header)) as Previewed;
