import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../../cart/cart.module.css';

/** Placeholder while the bag loads: two lines and the summary in their final size. */
export function CartSkeleton() {
  return (
    <>
      <div className={styles['lines']} aria-busy="true">
        <p role="status" className="visually-hidden">
          Loading your bag
        </p>
        {[0, 1].map((line) => (
          <div key={line} className={styles['line']}>
            <Skeleton className="aspect-square" />
            <div>
              <Skeleton className="h-4 w-24" />
              <Skeleton className="mt-3 h-6" />
              <Skeleton className="mt-3 h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles['summary']} aria-busy="true">
        <Skeleton className="h-72" />
      </div>
    </>
  );
}
