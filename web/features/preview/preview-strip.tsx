import type { Preview } from './preview.ts';
import { whenFirstUsed } from '#lib/when-first-used.ts';

export type Edition = { readonly code: string; readonly name: string };

const date = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/London',
    }),
);

type StripProps = {
  preview: Pick<Preview, 'api' | 'hub' | 'edition' | 'at'>;
  /** The address of the page, to which the edition and the way out lead back. */
  path: string;
  editions: readonly Edition[];
};

/**
 * BH-06: names the virtual staging environment, its account (IN-03) and the date or edition, offers the other editions, and leads out of the preview.
 * It needs no script.
 */
export function PreviewStrip({ preview: { api, hub, edition, at }, path, editions }: StripProps) {
  const when = at ? date().format(new Date(at)) : 'everything scheduled';
  return (
    <aside aria-label="Preview" className="small sticky bottom-0 z-30 bg-ink text-ground">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p>
          Content comes from the virtual staging environment <strong>{api}</strong>
          {hub === '' ? '' : ` of the account ${hub}`}: {edition ? `${edition}, ` : ''}
          {when}
        </p>
        {editions.length > 1 ? (
          <form action="/api/preview/editions" className="flex items-center gap-2">
            <input type="hidden" name="path" value={path} />
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
          href={`/api/amplience/disablePreview?path=${encodeURIComponent(path)}`}
        >
          Leave the preview
        </a>
      </div>
    </aside>
  );
}
