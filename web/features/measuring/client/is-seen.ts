/** Whether somebody can see the page: it is neither in the background nor prerendered. */
export const isSeen = (): boolean =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;
