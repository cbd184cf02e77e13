import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** One heading with expandable content; works without script, and the browser's in-page search finds its text. */
export function Accordion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line last:border-b">
      <summary className="flex items-center justify-between gap-4 py-4.5 font-medium">
        {title}
        <Icon
          name="chevron"
          small
          className="transition-transform duration-[var(--base)] group-open:rotate-180"
        />
      </summary>
      <div className="small soft measure pr-8 pb-5.5">{children}</div>
    </details>
  );
}
