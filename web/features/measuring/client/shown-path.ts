import { measuredPath } from '../measured-path.ts';
import { shownName } from './shown-name.ts';

/** Of the page on the screen, as it may leave the shop; null where it must not be measured. */
export const shownPath = (): string | null => measuredPath(location.pathname, shownName());
