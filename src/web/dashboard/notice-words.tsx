import styles from './notice-words.module.css';

/** Shows the title and the text of a notice: the fact and its consequence. */
export function NoticeWords({ title, text, role }: { readonly title: string; readonly text: string; readonly role?: 'alert' }) {
  return (
    <div role={role} className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
