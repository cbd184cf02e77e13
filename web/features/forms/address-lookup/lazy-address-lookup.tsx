import dynamic from 'next/dynamic';
import styles from './address-lookup.module.css';

/** The lookup, loaded after its form; its space is reserved until then. */
export const LazyAddressLookup = dynamic(async () => (await import('./address-lookup.tsx')).AddressLookup, {
  ssr: false,
  loading: () => <div className={styles['room']} />,
});
