import { mayTrack } from '../../consent/may.ts';

/** Does it with what speaks to the container, which only visitors load who agree to marketing, in a shop that has one. Nobody waits for it, or misses it. */
export function withTags(use: (tags: typeof import('./tags.ts')) => void): void {
  if (mayTrack('marketing') && 'tagManager' in document.documentElement.dataset)
    void import('./tags.ts').then(use, () => undefined);
}
