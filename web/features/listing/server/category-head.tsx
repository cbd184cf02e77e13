import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { Category } from './category.ts';

/** Breadcrumb, name and one paragraph: the head of a category's landing page and of its grid. */
export function CategoryHead({ category, page = 1 }: { category: Category; page?: number }) {
  return (
    <>
      <Breadcrumbs crumbs={category.breadcrumb} />
      <div className="grid max-w-[46rem] gap-4 pt-2 pb-7">
        <h1 className="d2">
          {category.name}
          {page > 1 ? <span className="visually-hidden">, page {page}</span> : null}
        </h1>
        <p className="lead soft">{category.description}</p>
      </div>
    </>
  );
}
