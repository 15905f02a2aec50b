import { Calendar } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { reportAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import { PeriodForm } from './period-form.tsx';
import { periodName } from './period-name.ts';
import type { ShownPerformance } from './select-performance.ts';
import styles from './custom-period.module.css';

interface CustomPeriodProps {
  readonly shown: ShownPerformance;
  readonly report: ReportFrame;
}

/** A period of one's own: between two days, a calendar year or a tax year. The address keeps it. */
export function CustomPeriod({ shown, report }: CustomPeriodProps) {
  const texts = useTexts();
  const trigger = (
    <>
      <Icon of={Calendar} size="small" />
      {shown.range === null ? (periodName(shown) ?? texts('performance.custom')) : texts('performance.custom')}
    </>
  );
  return (
    <Popover
      title={texts('performance.customTitle')}
      trigger={trigger}
      triggerClass={shown.range === null ? styles.chosen : styles.trigger}
    >
      {(close) => <Choice shown={shown} report={report} close={close} />}
    </Popover>
  );
}

function Choice({ shown, report, close }: CustomPeriodProps & { readonly close: () => void }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { period, years } = shown;
  const addressOf = (from: string, to: string) =>
    reportAddress(report, { range: undefined, from, to: to === report.asOf ? undefined : to });
  const choose = (from: string, to: string) => {
    close();
    void navigate(addressOf(from, to), { preventScrollReset: true, replace: true });
  };
  return (
    <>
      <PeriodForm period={period} days={report.days} asOf={report.asOf} onChoose={choose} />
      {(['calendar', 'tax'] as const).map(
        (kind) =>
          years[kind].length > 0 && (
            <section key={kind} className={styles.years}>
              <h4>{texts(`performance.yearKind.${kind}`)}</h4>
              <ul>
                {years[kind].map(({ name, from, to }) => (
                  <li key={name}>
                    <LinkButton size="small" isWide to={addressOf(from, to)} preventScrollReset replace onClick={close}>
                      {name}
                    </LinkButton>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
