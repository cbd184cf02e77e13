'use client';

import dynamic from 'next/dynamic';
import styles from './gift-cards.module.css';

/** Loaded apart from the payment form, which works without it. */
export const GiftCardPanel = dynamic(
  async () => (await import('./client/gift-card-panel.tsx')).GiftCardPanel,
  { ssr: false, loading: () => <div className={styles['pending']} /> },
);
