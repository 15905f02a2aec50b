import { Form } from 'react-router';
import type { ReportFrame } from '../blocks/block.tsx';
import { sectionPath } from '../report-address.ts';
import { FindField } from '../table/find-field.tsx';
import styles from '../table/table.module.css';

/** Words that narrow a list on the server; they stand in the address. */
export function ListSearch({ label, report }: { readonly label: string; readonly report: ReportFrame }) {
  const kept = Object.entries(report.query).filter(([name]) => name !== 'find' && name !== 'page');
  return (
    <search className={styles.find}>
      <Form action={sectionPath(report)} method="get" preventScrollReset className={styles.find}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FindField key={report.query.find} label={label} name="find" defaultValue={report.query.find} />
      </Form>
    </search>
  );
}
