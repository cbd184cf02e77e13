import styles from './roundels.module.css';

/** EN-10: what editors say of a piece, in a few words each. */
export function RoundelList({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul aria-label="Good to know" className={styles['roundels']}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
