import styles from './skeleton.module.css';

/** Grey shape of what is loading; give it the size of what replaces it. The region around it carries `aria-busy`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${styles['skeleton']} ${className}`} />;
}
