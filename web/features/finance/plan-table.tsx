import type { PlanRow } from './plan-rows.ts';
import styles from './finance.module.css';

/** The rows of a plan. */
export function PlanTable({ rows, caption }: { rows: readonly PlanRow[]; caption: string }) {
  return (
    <table className={`num ${styles['plan']}`}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value, isKey }) => (
          <tr key={name} className={isKey ? styles['key'] : undefined}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
