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

/** What a request comes to for a master: never larger than it, cut to shape only when both sides are asked for. */
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

/** The same for the same bytes only: the encoder's version belongs to it. */
export function renditionKey({ master, width, height, format, quality }: Rendition): string {
  const facts = [master.hash, width, height, format, quality, sharp.versions.vips, sharp.versions.sharp];
  return createHash('sha256').update(facts.join('/')).digest('hex').slice(0, 32);
}

/** AVIF reaches the look of a JPEG at a lower number of its own scale: 54 for 75. */
const AVIF_PER_QUALITY = 0.72;
/** Higher efforts cost four times the time for 4 % of the bytes. */
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
