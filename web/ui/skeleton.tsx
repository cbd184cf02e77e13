import styles from './skeleton.module.css';

/** Grey placeholder; give it the size of the content that replaces it. The region around it has `aria-busy`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${styles['skeleton']} ${className}`} />;
}
