import Link from 'next/link';
import { formatProse } from '#lib/money.ts';
import type { MenuCategory } from '../../shell/server/navigation.ts';
import { makerFigures } from './home-data.ts';

/** Where a maker works and what for, until the content service tells it. */
const KNOWN: Record<string, { home: string; forWhat: string }> = {
  Alderwyn: { home: 'Coventry', forWhat: 'Dress watches, thin enough for a cuff' },
  Corrie: { home: 'Fort William', forWhat: 'Field watches, hand wound' },
  Halden: { home: 'Schaffhausen', forWhat: 'Surveyors’ chronographs' },
  Isolene: { home: 'Geneva', forWhat: 'Smaller cases, mother of pearl' },
  Kestrel: { home: 'Coventry', forWhat: 'Everyday chronographs' },
  Ninebark: { home: 'Kyoto', forWhat: 'Enamel dials' },
  Tarn: { home: 'Kendal', forWhat: 'Dive watches' },
};

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

const CELL = 'border-t border-line py-4.5 pr-4 text-left font-normal soft';

/** The makers as a table of facts; narrow screens drop two columns before anything scrolls. */
export async function BenchMakers({ makers }: { makers: MenuCategory }) {
  const rows = await Promise.all(
    makers.subCategories.map(async (maker) => ({
      ...maker,
      ...(await makerFigures('loupe', maker.key)),
    })),
  );
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="makers">
      <div className="mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-col justify-between gap-x-6 gap-y-3 md:flex-row md:items-end">
        <h2 id="makers" className="d2">
          {NUMBERS[rows.length] ?? rows.length} makers, chosen
        </h2>
        <p className="soft max-w-[26rem]">
          We take on a maker when our own watchmakers can service everything it sells.
        </p>
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="micro soft [&>th]:py-2 [&>th]:pr-4 [&>th]:text-left [&>th]:font-normal">
            <th scope="col">Maker</th>
            <th scope="col" className="max-md:hidden">
              Home
            </th>
            <th scope="col" className="max-md:hidden">
              Known for
            </th>
            <th scope="col" className="!text-right">
              Watches
            </th>
            <th scope="col" className="!pr-0 !text-right">
              Prices from
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, landingUrl, count, from }) => (
            <tr key={id} className="hover:bg-tint">
              <th
                scope="row"
                className="border-t border-line py-4 pr-4 text-left text-[1.375rem] font-normal tracking-[-.015em] md:w-[22%]"
              >
                <Link href={landingUrl} className="hover:text-brand-text">
                  {name}
                </Link>
              </th>
              <td className={`${CELL} max-md:hidden`}>{KNOWN[name]?.home}</td>
              <td className={`${CELL} max-md:hidden`}>{KNOWN[name]?.forWhat}</td>
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
