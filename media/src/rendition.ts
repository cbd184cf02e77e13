import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Format, ImageRequest } from './image-request.ts';
import { MOST_PIXELS } from './masters.ts';
import type { Master } from './masters.ts';
import { regionOf } from './region.ts';
import type { Region } from './region.ts';

/** One picture in one size, format and quality. */
export interface Rendition {
  readonly master: Master;
  readonly region: Region;
  readonly width: number;
  readonly height: number;
  readonly format: Format;
  readonly quality: number;
}

/** The rendition of a request: never larger than its region, which is square only when both sides are requested. */
export function renditionOf(
  master: Master,
  { width, height, crop, poi, format, quality }: Omit<ImageRequest, 'name' | 'negotiated'>,
): Rendition {
  const region = regionOf(master, { crop, poi, square: width !== null && height !== null });
  const ratio = region.width / region.height;
  const box = {
    width: width ?? (height === null ? region.width : height * ratio),
    height: height ?? (width ?? region.width) / ratio,
  };
  const shrink = Math.min(1, region.width / box.width, region.height / box.height);
  return {
    master,
    region,
    format,
    quality,
    width: Math.max(1, Math.round(box.width * shrink)),
    height: Math.max(1, Math.round(box.height * shrink)),
  };
}

/** Equal for equal bytes only, so it includes the encoder's version. */
export function renditionKey({ master, region, width, height, format, quality }: Rendition): string {
  const part = [region.left, region.top, region.width, region.height];
  const encoder = [sharp.versions.vips, sharp.versions.sharp];
  const facts = [master.hash, ...part, width, height, format, quality, ...encoder];
  return createHash('sha256').update(facts.join('/')).digest('hex').slice(0, 32);
}

/** AVIF looks like a JPEG of quality 75 at 52 of its own scale. */
const AVIF_PER_QUALITY = 0.69;
/** Higher efforts take four times as long and save 4 % of the bytes. */
const AVIF_EFFORT = 2;

/** @returns the encoded bytes */
export function encode({ master, region, width, height, format, quality }: Rendition): Promise<Buffer> {
  const image = sharp(master.path, { limitInputPixels: MOST_PIXELS })
    .extract(region)
    .resize({ width, height, fit: 'cover' });
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.round(quality * AVIF_PER_QUALITY), effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality, alphaQuality: 90 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}
