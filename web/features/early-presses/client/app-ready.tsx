'use client';

import { useEffect } from 'react';

/** Says once that the app answers to what is pressed: to public/scripts/early-presses.js and to tests. */
export function AppReady() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    dispatchEvent(new Event('appready'));
  }, []);
  return null;
}
