import styles from './method-marks.module.css';

/** Kinds of a method that are taken, such as networks of cards. */
export function MethodMarks({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <ul className={styles['marks']} aria-label={label}>
      {names.map((name) => (
        <li key={name} className={styles['mark']}>
          {name}
        </li>
      ))}
    </ul>
  );
}
