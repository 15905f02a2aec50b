import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { TransactionSheet } from '#contracts/ledger/sheet.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LeaveGuard } from '../../records/leave-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import head from '../page-head.module.css';
import { SheetForm } from './sheet-form.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import styles from './sheets.module.css';
import { useSheet } from './use-sheet.ts';
import { useSheetAnswer, useSheetSender } from './use-sheet-answer.ts';

interface ViewProps {
  readonly sheet: TransactionSheet;
  readonly path: string;
  /** The portfolio's page. */
  readonly portfolioPath: string;
}

/** The transactions of a portfolio as a sheet: typed or pasted, tried, and saved all or none. */
export function TransactionSheetView(props: ViewProps) {
  const texts = useTexts();
  const { sheet, portfolioPath } = props;
  const sender = useSheetSender(`${portfolioPath}/entry`);
  return (
    <>
      <title>{texts('sheets.transactions')}</title>
      <header className={head.head}>
        <div>
          <h1>{texts('sheets.transactions')}</h1>
          <p className={head.text}>{texts('sheets.transactionsText', { portfolio: sheet.portfolio.name })}</p>
        </div>
      </header>
      <OpenSheet key={sheet.rows.map(({ id }) => id).join(' ')} sheet={sheet} path={props.path} sender={sender} />
    </>
  );
}

interface OpenSheetProps extends Pick<ViewProps, 'sheet' | 'path'> {
  readonly sender: ReturnType<typeof useSheetSender>;
}

function OpenSheet({ sheet: given, path, sender }: OpenSheetProps) {
  const sheet = useSheet(given);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSheetAnswer(form, { sender, path, sent: sheet.sent });
  const isUnsaved = sheet.changed.length > 0 && !sending.isBusy && !sending.isDone;
  const add = () => {
    sheet.add();
    sending.outdate();
  };
  return (
    <Card isFlush>
      <LeaveGuard isOn={isUnsaved} keeps={never} />
      <Bar sheet={given} path={path} onAdd={add} />
      <SheetGrid sheet={sheet} problems={sending.problems} onChange={sending.outdate} />
      <SheetForm
        ref={form}
        sending={sending}
        count={sheet.changed.length}
        isCut={sheet.isCut}
        asksReason={sheet.changed.some(({ entry }) => entry !== null)}
        rowOf={(key) => sheet.rows.findIndex((row) => row.key === key)}
      />
    </Card>
  );
}

const never = () => false;

function Bar({ sheet: { count, page, pageSize }, path, onAdd }: Pick<ViewProps, 'sheet' | 'path'> & { readonly onAdd: () => void }) {
  const texts = useTexts();
  return (
    <div className={styles.bar}>
      <Button onClick={onAdd}>
        <Icon of={Plus} size="small" />
        {texts('sheets.add')}
      </Button>
      <span className={styles.state}>{texts('sheets.paste')}</span>
      {count > pageSize && (
        <span className={styles.push}>
          <Pager page={page} pages={Math.ceil(count / pageSize)} hrefOf={(wanted) => `${path}?page=${wanted}`} />
        </span>
      )}
    </div>
  );
}
