import { Skeleton } from '#ui/skeleton.tsx';
import styles from './mini.module.css';

/** Placeholder of two lines and the footer, in their final size. */
export function MiniSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" aria-label={label} role="status">
      <Skeleton className="mb-4 h-5 w-32" />
      {[0, 1].map((line) => (
        <div key={line} className={styles['line']}>
          <Skeleton className="aspect-square" />
          <div>
            <Skeleton className="h-4" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
      <Skeleton className="mt-5 h-12" />
    </div>
  );
}
