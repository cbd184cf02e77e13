import type { Site } from '@loupe/contracts/sites';
import { slugify } from '../product/address.ts';

/** A brand of a site (EU-20). */
export interface Brand {
  readonly site: Site;
  /** The slug of its name: the last segment of its page's address, and its value of the brand facet. */
  readonly key: string;
  readonly name: string;
  /** Its number in the site's table of watch brands; null when it makes none. */
  readonly watchId: number | null;
  readonly jewelleryId: number | null;
  readonly introduction: string;
  readonly isListed: boolean;
}

export const brandKey = (name: string): string => slugify(name);

/** The key of the category that lists a brand's products. */
export const categoryKeyOfBrand = (key: string): string => `brand-${key}`;

/** The category above those of the brands. */
export const BRANDS_CATEGORY = 'brands';
