import { MEDIA_WIDTHS, mediaUrl } from '#lib/media-url.ts';

type PictureProps = {
  /** Picture name at the media service. */
  name: string;
  /** Empty for decorative and repeated pictures. */
  alt: string;
  width: number;
  height: number;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  /** On the first screen: loaded with high priority. */
  first?: boolean;
  className?: string;
};

/**
 * A picture of the media service in the widths it stores, with reserved space. Plain `img`: the service negotiates
 * the format, so next/image would add only its script.
 */
export function Picture({ name, alt, width, height, sizes, first = false, className }: PictureProps) {
  return (
    <img
      src={mediaUrl(name, 800)}
      srcSet={MEDIA_WIDTHS.map((wide) => `${mediaUrl(name, wide)} ${wide}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
