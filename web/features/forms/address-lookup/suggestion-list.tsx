import styles from './address-lookup.module.css';

type SuggestionListProps = {
  id: string;
  hidden: boolean;
  labels: readonly string[];
  /** -1 for none; one more than the last suggestion is the option to type. */
  active: number;
  onPick: (index: number) => void;
};

/** Focus stays in the field, so a press must not blur it before it has selected an option. */
export function SuggestionList({ id, hidden, labels, active, onPick }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Addresses" hidden={hidden} className={styles['list']}>
      {[...labels, 'None of these: type the address myself'].map((label, index) => (
        <li
          key={index}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={(node) => {
            if (index === active) node?.scrollIntoView({ block: 'nearest' });
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
