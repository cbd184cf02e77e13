import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../forms/forms.module.css';

/** Placeholder in the size of the form and the order summary. */
export function CheckoutSkeleton() {
  return (
    <>
      <div className={styles['fold']} aria-hidden="true">
        <Skeleton className="h-14" />
      </div>
      <div className={styles['form']} aria-busy="true">
        <p role="status" className="visually-hidden">
          Loading your order
        </p>
        {[0, 1, 2, 3].map((field) => (
          <div key={field} className="mb-5">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-2 h-12" />
          </div>
        ))}
      </div>
      <div className={styles['summary']} aria-hidden="true">
        <Skeleton className="h-80" />
      </div>
    </>
  );
}
