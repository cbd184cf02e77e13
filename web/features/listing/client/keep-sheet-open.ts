/** The listing whose sheet the shopper has opened and not closed, and how far it is scrolled. */
let opened: { listing: string; top: number } | undefined;

/**
 * Opens the sheet if it was open on the page before, and remembers whether it is. A popover that is removed says nothing of closing, so
 * what closes it here is the shopper.
 * @param signal says that the page is left
 */
export function keepSheetOpen(panel: HTMLElement, listing: string, signal: AbortSignal): void {
  const scrolled = panel.querySelector('[data-scroll]');
  const note = () => {
    opened = panel.matches(':popover-open') ? { listing, top: scrolled?.scrollTop ?? 0 } : undefined;
  };
  if (panel.matches(':popover-open')) note();
  else if (opened?.listing === listing) {
    const { top } = opened;
    panel.showPopover();
    if (scrolled) scrolled.scrollTop = top;
  }
  panel.addEventListener('toggle', note, { signal });
  scrolled?.addEventListener(
    'scroll',
    () => {
      if (opened !== undefined) opened.top = scrolled.scrollTop;
    },
    { signal, passive: true },
  );
}
