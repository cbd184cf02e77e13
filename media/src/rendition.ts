import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Format, ImageRequest } from './image-request.ts';
import type { Master } from './masters.ts';

/** One picture in one size, format and quality. */
export interface Rendition {
  readonly master: Master;
  readonly width: number;
  readonly height: number;
  readonly format: Format;
  readonly quality: number;
}

/** The rendition of a request: never larger than the master, cropped only when both sides are requested. */
export function renditionOf(master: Master, { width, height, format, quality }: ImageRequest): Rendition {
  const ratio = master.width / master.height;
  const box = {
    width: width ?? (height === null ? master.width : height * ratio),
    height: height ?? (width ?? master.width) / ratio,
  };
  const shrink = Math.min(1, master.width / box.width, master.height / box.height);
  return {
    master,
    width: Math.round(box.width * shrink),
    height: Math.round(box.height * shrink),
    format,
    quality,
  };
}

/** Equal for equal bytes only, so it includes the encoder's version. */
export function renditionKey({ master, width, height, format, quality }: Rendition): string {
  const facts = [master.hash, width, height, format, quality, sharp.versions.vips, sharp.versions.sharp];
  return createHash('sha256').update(facts.join('/')).digest('hex').slice(0, 32);
}

/** AVIF looks like a JPEG of quality 75 at 54 of its own scale. */
const AVIF_PER_QUALITY = 0.72;
/** Higher efforts take four times as long and save 4 % of the bytes. */
const AVIF_EFFORT = 2;

/** @returns the encoded bytes */
export function encode({ master, width, height, format, quality }: Rendition): Promise<Buffer> {
  const image = sharp(master.path).resize({ width, height, fit: 'cover' });
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.round(quality * AVIF_PER_QUALITY), effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality, alphaQuality: 90 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}
