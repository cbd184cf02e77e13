import { SITES } from '#lib/sites.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Scale } from '#ui/scale.tsx';

const STAGES = [
  {
    day: 1,
    title: 'Strip and inspect',
    text: 'Every part photographed. You approve the price before we go on.',
  },
  { day: 5, title: 'Clean and replace', text: 'Ultrasonic bath, new gaskets, worn parts only.' },
  { day: 12, title: 'Regulate', text: 'Six positions, to within four seconds a day.' },
  { day: 19, title: 'Pressure and finish', text: 'Tested wet at 125% of rating. Two-year guarantee.' },
] as const;

/** A real sequence, numbered by its days. */
export function BenchService() {
  const { phone } = SITES.loupe;
  return (
    <section className="bg-tint" aria-labelledby="service">
      <div className="wrap section">
        <div className="mb-12 max-w-[40rem]">
          <h2 id="service" className="d2">
            What happens in a full service
          </h2>
          <p className="lead soft mt-4">Three weeks, four people, one watchmaker responsible.</p>
        </div>
        <Scale />
        <ol className="grid gap-x-[var(--gutter)] gap-y-8 pt-5 md:grid-cols-2 lg:grid-cols-4">
          {STAGES.map(({ day, title, text }) => (
            <li key={day}>
              <p className="num mb-2 text-brand-text">Day {day}</p>
              <h3 className="title mb-1">{title}</h3>
              <p className="small soft max-w-68">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10">
          <PlainButtonLink look="line" href={`tel:${phone.replaceAll(' ', '')}`} className="max-md:w-full">
            Call the bench, <span className="num">{phone}</span>
          </PlainButtonLink>
        </p>
      </div>
    </section>
  );
}
