import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../order.module.css';

/** Placeholder in the layout of the confirmation. */
export function ConfirmationSkeleton() {
  return (
    <div className={`wrap ${styles['head']}`} aria-busy="true">
      <div className={styles['thanks']}>
        <p role="status" className="visually-hidden">
          Loading your order
        </p>
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className={`aspect-square ${styles['picture']}`} />
    </div>
  );
}
