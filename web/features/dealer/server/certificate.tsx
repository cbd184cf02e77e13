import type { DealerPiece } from '../dealer-data.ts';
import styles from './dealer.module.css';

/** What the maker certifies of a pre-owned piece. */
export function Certificate({ piece, maker }: { piece: DealerPiece; maker: string }) {
  const facts = piece.specifications.filter(({ group }) => group === 'Certificate');
  const guarantee = piece.specifications.find(({ group }) => group === 'Guarantee');
  if (facts.length === 0) return null;
  return (
    <section className="section bg-tint max-lg:mt-10" aria-labelledby="certificate">
      <div className="wrap">
        <div className={`mx-auto max-w-[52rem] ${styles['certificate']}`}>
          <h2 id="certificate" className="d2 text-center">
            Its certificate
          </h2>
          <p className="lead soft mx-auto mt-4 mb-8 text-center">
            {maker} took this watch apart, renewed what was worn and signed for it.
          </p>
          <dl className="grid gap-x-[var(--gutter)] md:grid-cols-2">
            {[...facts, ...(guarantee ? [{ ...guarantee, name: 'New guarantee' }] : [])].map(
              ({ name, value }) => (
                <div key={name} className="flex justify-between gap-6 border-t border-line py-3">
                  <dt className="soft">{name}</dt>
                  <dd className="num text-right text-balance">{value}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      </div>
    </section>
  );
}
