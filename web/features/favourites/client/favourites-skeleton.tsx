import { Skeleton } from '#ui/skeleton.tsx';
import { SHELF } from '../../../ui/grid.ts';

export function FavouritesSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading what you saved" role="status" className="pt-14">
      <ul className={SHELF}>
        {[0, 1, 2, 3].map((card) => (
          <li key={card}>
            <Skeleton className="aspect-square" />
            <Skeleton className="mt-3.5 h-4 w-1/3" />
            <Skeleton className="mt-2 h-5" />
            <Skeleton className="mt-2 h-5 w-1/2" />
          </li>
        ))}
      </ul>
    </div>
  );
}
