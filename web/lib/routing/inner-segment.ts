/**
 * A text as one segment of an inner path, without any character that a decoder changes: `100%` is `100~25`. Next 16 gives a page its
 * parameters as they are in the path, and `generateMetadata` the same parameters decoded: a percent sign would mean two things.
 */
export const innerSegment = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~');

/** The text of a segment. */
export const textOfSegment = (segment: string): string => decodeURIComponent(segment.replaceAll('~', '%'));
