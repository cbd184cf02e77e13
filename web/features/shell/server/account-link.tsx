import { ToolLink } from '../header-tool.tsx';
import styles from './header.module.css';

/** On small screens the menu holds the way to the account. */
export function AccountLink() {
  return (
    <div className={styles['account']}>
      <ToolLink href="/my-account" icon="account" label="Account" />
    </div>
  );
}
