import { mediaUrl } from '#lib/media-url.ts';
import type { PictureSizes } from '#lib/picture-sources.ts';

export type SizedPictureProps = {
  /** Picture name at the media service. */
  name: string;
  /** Empty for decorative and repeated pictures. */
  alt: string;
  width: number;
  height: number;
  /** `pictureSizes` of a `sizes` attribute. */
  shown: PictureSizes;
  /** On the first screen: loaded with high priority. */
  first?: boolean;
  className?: string;
};

/**
 * A picture of the media service in the widths it stores, with reserved space: two variants below lg, and from there
 * up what `sizes` asks for. The service negotiates the format, so next/image would add only its script.
 */
export function SizedPicture({
  name,
  alt,
  width,
  height,
  shown,
  first = false,
  className,
}: SizedPictureProps) {
  const { sizes, below, wide } = shown;
  return (
    <picture>
      {below.map((source) => (
        <source
          key={source.below}
          media={`(width < ${source.below}rem)`}
          srcSet={
            source.once === source.twice
              ? mediaUrl(name, source.once)
              : `${mediaUrl(name, source.once)}, ${mediaUrl(name, source.twice)} 2x`
          }
        />
      ))}
      <img
        src={mediaUrl(name, 800)}
        srcSet={wide.map((each) => `${mediaUrl(name, each)} ${each}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
