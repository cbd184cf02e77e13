'use client';

import { useEffect } from 'react';
import { onShopperChange } from '#lib/shopper-change.ts';
import { useSite } from '#lib/site-context.tsx';
import { whenIdle } from '#lib/use-idle.ts';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { bagQuantity } from '../bag-quantity.ts';
import { rememberedList } from '../remembered-list.ts';
import { wasSignedIn } from '../remembered.ts';

const hasSomething = () =>
  bagQuantity() > 0 || rememberedList().count > 0 || wasSignedIn(browserStorage('local'));

/**
 * Loads the header's counts and popups when the browser is idle, and again when somebody signs in or the page returns
 * from the back-forward cache (ST-04), because other pages may have changed both.
 */
export function HeaderData() {
  const site = useSite();
  useEffect(() => {
    const mini = () => import('./follow-shopper.ts');
    const stopIdle = whenIdle(() => {
      if (fillsOnLoad({ ...site, hasTrace: hasSomething() })) void mini().then(({ fill }) => fill(site));
    });
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && hasSomething()) void mini().then(({ refresh }) => refresh(site));
    };
    const stopChange = onShopperChange((change) => void mini().then(({ follow }) => follow(site, change)));
    window.addEventListener('pageshow', onShow);
    return () => {
      stopIdle();
      stopChange();
      window.removeEventListener('pageshow', onShow);
    };
  }, [site]);
  return null;
}

type Facts = {
  /** CO-03. */
  composable: boolean;
  /** Whether this browser knows of a bag, a list or an account. */
  hasTrace: boolean;
};

/**
 * ST-10: whether a page that has loaded fetches the header's data. Not composable it fetches the list's rollover once in any case; composable it
 * asks the graph where there may be something, so that a visitor who has never saved or added anything causes no request.
 */
export const fillsOnLoad = ({ composable, hasTrace }: Facts): boolean => !composable || hasTrace;
