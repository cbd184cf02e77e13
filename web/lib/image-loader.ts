import type { ImageLoaderProps } from 'next/image';
import { mediaUrl } from './media-url.ts';

/** next/image asks our media service instead of resizing in the web process; `src` is a picture name. */
export default function imageLoader({ src, width }: ImageLoaderProps): string {
  return mediaUrl(src, width);
}
