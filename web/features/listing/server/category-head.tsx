import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { Category } from './category.ts';
import styles from './category-head.module.css';

/** Breadcrumb, name and one paragraph, on a category's landing page and its grid. */
export function CategoryHead({ category, page = 1 }: { category: Category; page?: number }) {
  return (
    <>
      <Breadcrumbs crumbs={category.breadcrumb} />
      <div className={styles['head']}>
        <h1 className={`display ${styles['name']}`}>
          {category.name}
          {page > 1 ? <span className="visually-hidden">, page {page}</span> : null}
        </h1>
        <p className="lead soft">{category.description}</p>
      </div>
    </>
  );
}
