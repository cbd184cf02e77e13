import type { Site } from '@loupe/contracts/sites';

/** A picture at the media service. */
export interface ProductImage {
  readonly name: string;
  readonly alt: string;
}

/** The piece turned once around, or to both sides: pictures name-01 onward, the last of which leads back to the first. */
export interface ProductTurn extends ProductImage {
  readonly frames: number;
}

/** A still, with one frame, or a turn; for all sites unless one is given. */
export interface MediaDraft extends ProductTurn {
  readonly site: Site | null;
}

/** The names have two digits, and a page loads all of them. */
export const MAX_FRAMES = 72;

/** What a page shows of its media: the stills, and the first turn. */
export function picturesOf(media: readonly ProductTurn[]): {
  media: readonly ProductImage[];
  turn: ProductTurn | null;
} {
  return {
    media: media.filter(({ frames }) => frames === 1).map(({ name, alt }) => ({ name, alt })),
    turn: media.find(({ frames }) => frames > 1) ?? null,
  };
}
