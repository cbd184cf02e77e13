'use client';

import { Component, type ReactNode } from 'react';

type Props = { deliveryKey: string; schema: string; children: ReactNode };

/** Loaded when something fails. */
const report = async (...what: Parameters<typeof import('../report-content.ts').reportContent>) =>
  (await import('../report-content.ts')).reportContent(...what);

/** Adding it again changes nothing, so that any number of items needs one listener. */
function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const slot = target.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  if (slot !== undefined)
    void report('warn', 'A picture of content did not load.', { slot, src: target.currentSrc });
}

/** IN-01: an item that fails in the browser is left out and reported, and the page stays; so are pictures that do not load. */
export class ContentBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };

  override componentDidMount(): void {
    // Errors of pictures do not bubble.
    document.addEventListener('error', onError, true);
  }

  override componentDidCatch(error: unknown): void {
    const { deliveryKey, schema } = this.props;
    void report('error', 'Content was not shown.', { deliveryKey, schema, why: String(error) });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
