import { dayInWords } from '@loupe/calendar/day-words';
import type { FullCartFragment, ShippingMethodPartsFragment } from '#gql/graphql.ts';
import { Check } from '#ui/check.tsx';
import styles from '../../forms/forms.module.css';

type ParcelChoiceProps = {
  lines: FullCartFragment['lineItems'];
  method: ShippingMethodPartsFragment | undefined;
  isApart: boolean;
  onChoose: (isApart: boolean) => void;
};

/** Together or apart, where some pieces are on the shelf and others are made, sized or engraved first. */
export function ParcelChoice({ lines, method, isApart, onChoose }: ParcelChoiceProps) {
  const times = lines.map(({ leadTime }) => leadTime);
  const [all, soonest] = [method?.deliverOnDates[0], method?.nonDelayedDeliverOnDates[0]];
  const hasBoth = Math.min(...times) < Math.max(...times);
  if (method === undefined || method.isNominatedDay || !all || !soonest || all === soonest || !hasBoth)
    return null;
  const option = (value: boolean, title: string, detail: string) => (
    <li className={styles['choice']}>
      <Check type="radio" name="parcels" checked={isApart === value} onChange={() => onChoose(value)}>
        <span className="block text-base font-medium">{title}</span>
        <span className="micro soft">{detail}</span>
      </Check>
    </li>
  );
  return (
    <fieldset className={styles['block']}>
      <legend className="title mb-4 float-left w-full">One parcel or two?</legend>
      <ul className={`clear-both ${styles['choices']}`}>
        {option(false, 'Everything together', `Arrives by ${dayInWords(all)}.`)}
        {option(
          true,
          'What is ready first',
          `Arrives by ${dayInWords(soonest)}, the rest by ${dayInWords(all)}. The charge is the same.`,
        )}
      </ul>
    </fieldset>
  );
}
