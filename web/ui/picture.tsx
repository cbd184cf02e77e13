import Image from 'next/image';

type PictureProps = {
  /** Picture name at the media service. */
  name: string;
  /** Empty for decoration and repeats. */
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: fetched before everything else. */
  first?: boolean;
  className?: string;
};

/** A picture of the media service in the widths it keeps, with its place reserved. */
export function Picture({ name, alt, width, height, sizes, first = false, className }: PictureProps) {
  return (
    <Image
      src={name}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      {...(first ? { loading: 'eager' as const, fetchPriority: 'high' as const } : {})}
      {...(className ? { className } : {})}
    />
  );
}
