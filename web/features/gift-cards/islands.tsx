'use client';

import dynamic from 'next/dynamic';

/** The form is in the page's HTML; its script is loaded separately from the page's own. */
export const BalanceForm = dynamic(async () => (await import('./client/balance-form.tsx')).BalanceForm);
