import { pictureSizes } from '#lib/picture-sources.ts';
import { SizedPicture, type SizedPictureProps } from './sized-picture.tsx';

type PictureProps = Omit<SizedPictureProps, 'shown'> & {
  /** Displayed width, as a `sizes` attribute that `pictureSizes` reads. */
  sizes: string;
};

/** A picture whose widths are computed where it is rendered. */
export function Picture({ sizes, ...picture }: PictureProps) {
  return <SizedPicture {...picture} shown={pictureSizes(sizes)} />;
}
