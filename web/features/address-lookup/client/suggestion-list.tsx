import styles from './address-lookup.module.css';

type SuggestionListProps = {
  id: string;
  hidden: boolean;
  labels: readonly string[];
  /** -1 for none; one more than the labels is the way to type it. */
  active: number;
  onPick: (index: number) => void;
};

/** Focus stays in the field; a press must not take it away before it has chosen. */
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
