import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'loupe.placedOrder';

/** Other tabs may stand at the payment of the same bag, one even at the bank. */
export function tellOtherTabs(orderNumber: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(orderNumber);
  channel.close();
}

/** Hears of an order another tab of this shop has placed. There is one bag, so it is the order of this payment too. */
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
