import { Link } from '#ui/link.tsx';
import { formatProse } from '@loupe/money/format';
import type { ItemProps } from '../../content/items.tsx';
import { childrenOf } from '../../shell/navigation.ts';
import { makerFigures } from './home-data.ts';
import { withCount } from './number-word.ts';

const CELL = 'border-t border-line py-4.5 pr-4 text-left font-normal soft';

/** The makers as a table; narrow screens hide two columns so that nothing scrolls. */
export async function BenchMakers({ site, id, body }: ItemProps<'link-list'>) {
  const { heading, lead, categoryKey, columns, notes } = body;
  const makers = categoryKey === undefined ? [] : await childrenOf(site, categoryKey);
  if (makers.length === 0) return null;
  const rows = await Promise.all(
    makers.map(async (maker) => ({ ...maker, ...(await makerFigures(site, maker.key)) })),
  );
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby={id}>
      <div className="mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-col justify-between gap-x-6 gap-y-3 md:flex-row md:items-end">
        <h2 id={id} className="d2">
          {withCount(heading, rows.length)}
        </h2>
        <p className="soft max-w-[26rem]">{lead}</p>
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="micro soft [&>th]:py-2 [&>th]:pr-4 [&>th]:text-left [&>th]:font-normal">
            <th scope="col">Maker</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="max-md:hidden">
                {column}
              </th>
            ))}
            <th scope="col" className="!text-right">
              Watches
            </th>
            <th scope="col" className="!pr-0 !text-right">
              Prices from
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, landingUrl, count, from }) => (
            <tr key={key} className="hover:bg-tint">
              <th
                scope="row"
                className="border-t border-line py-4 pr-4 text-left text-[1.375rem] font-normal tracking-[-.015em] md:w-[22%]"
              >
                <Link href={landingUrl} className="hover:text-brand-text">
                  {name}
                </Link>
              </th>
              {columns.map((column, index) => (
                <td key={column} className={`${CELL} max-md:hidden`}>
                  {notes[key]?.[index]}
                </td>
              ))}
              <td className={`${CELL} num !text-right`}>{count}</td>
              <td className={`${CELL} num !pr-0 !text-right`}>
                {from === null ? 'By enquiry' : formatProse(from)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
