import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClientPeriod } from '#contracts/reports/report-choices.ts';
import type { Figure } from '#finance/figure.ts';
import { useTexts } from '../../lib/texts.tsx';
import { NotAvailable } from '../../ui/not-available.tsx';
import { Sparkline } from '../../ui/pictures/sparkline.tsx';
import { Money } from '../figures/money.tsx';
import { RateFigure } from '../figures/rate-figure.tsx';
import { reasonText } from '../figures/reason-text.ts';
import styles from './value-row.module.css';

/** Portfolios or accounts, a row each. */
export function ValueRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** A named value in its own currency, and in the total's if that differs. */
interface Valued {
  readonly name: string;
  readonly currency: string;
  readonly value: Figure;
  readonly valueInTotal: Figure;
  readonly isForeign: boolean;
  readonly change: { readonly rate: Figure };
  readonly sparkline: readonly number[];
}

interface ValueRowProps {
  readonly of: Valued;
  readonly href: string;
  /** The text below the name. */
  readonly kind: ReactNode;
  /** The total that it is part of, and over which period changes are; null where returns are not shown. */
  readonly total: { readonly currency: string; readonly period: ClientPeriod | null };
  readonly isClosed?: boolean;
  /** A control before its name. */
  readonly choice?: ReactNode;
}

/** One of them: what it is, its course over twelve months, its value and how that changed. */
export function ValueRow({ of, href, kind, total, isClosed = false, choice }: ValueRowProps) {
  return (
    <li className={styles.item} data-closed={isClosed || undefined}>
      <div className={styles.begin}>
        {choice}
        <div className={styles.words}>
          <Link to={href} className={styles.name}>
            {of.name}
          </Link>
          <span className={styles.second}>{kind}</span>
        </div>
      </div>
      {!isClosed && (
        <span className={styles.course}>
          <Sparkline values={of.sparkline} />
        </span>
      )}
      {!isClosed && <Figures of={of} total={total} />}
    </li>
  );
}

function Figures({ of: { currency, value, valueInTotal, isForeign, change }, total }: Pick<ValueRowProps, 'of' | 'total'>) {
  const texts = useTexts();
  if (!value.available)
    return (
      <span className={styles.reason}>
        <NotAvailable reason={reasonText(value, texts)} />
      </span>
    );
  return (
    <span className={styles.figures}>
      <Money amount={value.value} currency={currency} />
      {isForeign && valueInTotal.available && (
        <span className={styles.second}>
          <Money amount={valueInTotal.value} currency={total.currency} />
        </span>
      )}
      {total.period && (
        <span className={styles.second}>
          <RateFigure figure={change.rate} /> {texts(`portfolios.over.${total.period}`)}
        </span>
      )}
    </span>
  );
}
