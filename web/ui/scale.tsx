import styles from './scale.module.css';

/** The minute track: the bench's ruled line. */
export function Scale() {
  return <div aria-hidden="true" className={styles['scale']} />;
}
