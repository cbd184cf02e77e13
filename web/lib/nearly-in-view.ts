/** CO-09: when an element counts as seen: 15 % of it, or of its edge 100 px outside the window. */
export const NEARLY_IN_VIEW = { threshold: 0.15, rootMargin: '100px' } as const;
