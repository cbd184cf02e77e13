import dynamic from 'next/dynamic';
import styles from './client/address-lookup.module.css';

/** The lookup, fetched once its form is there; its room is kept until then. */
export const LazyAddressLookup = dynamic(
  async () => (await import('./client/address-lookup.tsx')).AddressLookup,
  {
    ssr: false,
    loading: () => <div className={styles['room']} />,
  },
);
