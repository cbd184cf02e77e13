import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'loupe.placedOrder';

/** Other tabs may be paying for the same bag, one of them in a challenge. */
export function notifyOtherTabs(orderNumber: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(orderNumber);
  channel.close();
}

/** Subscribes to orders placed by another tab. All tabs share one bag, so it is the order of this payment too. */
export function usePlacedElsewhere(onPlaced: (orderNumber: string) => void): void {
  const placed = useEffectEvent(onPlaced);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') placed(data);
    };
    return () => channel.close();
  }, []);
}
