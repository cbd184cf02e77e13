'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Preview } from '../preview.ts';

type Edition = { readonly code: string; readonly name: string; readonly startsAt: string };

const DATE = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' },
});

/** The payload of the preview's cookie. Only read here; the server checks its signature. */
function payloadOf(sealed: string): Partial<Preview> {
  try {
    return JSON.parse(
      atob((sealed.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as Preview;
  } catch {
    return {};
  }
}

/** Names the staging environment and the date or edition, offers the other editions, and leads out of the preview. */
export function PreviewStrip({ sealed }: { sealed: string }) {
  const pathname = usePathname();
  const { api = location.host, edition, at } = payloadOf(sealed);
  const [editions, setEditions] = useState<readonly Edition[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void fetch('/api/preview/editions', { signal: stop.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Edition[]) : []))
      .then(setEditions, () => undefined);
    return () => stop.abort();
  }, [sealed]);
  const when = at ? DATE.format(new Date(at)) : 'everything scheduled';
  return (
    <aside aria-label="Preview" className="small sticky bottom-0 z-30 bg-ink text-ground">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p>
          Preview of <strong>{api}</strong>: {edition ? `${edition}, ` : ''}
          {when}
        </p>
        {editions.length > 1 ? (
          <form action="/api/preview/editions" className="flex items-center gap-2">
            <input type="hidden" name="path" value={pathname} />
            <label htmlFor="preview-edition">Edition</label>
            <select
              id="preview-edition"
              name="choose"
              defaultValue={editions.find(({ name }) => name === edition)?.code ?? ''}
              className="min-h-8 bg-ground px-2 text-ink"
            >
              <option value="">Everything scheduled</option>
              {editions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <button type="submit" className="min-h-8 underline">
              Show
            </button>
          </form>
        ) : null}
        <a
          className="ml-auto inline-flex min-h-8 items-center underline"
          href={`/api/amplience/disablePreview?path=${encodeURIComponent(pathname)}`}
        >
          Leave the preview
        </a>
      </div>
    </aside>
  );
}
