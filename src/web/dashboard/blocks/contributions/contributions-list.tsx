import type { ReactNode } from 'react';
import type { Contributed } from '#contracts/datasets/gains.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { SecurityLink } from '../../details/detail-link.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import styles from '../../table/table.module.css';
import { assetColor } from '../holdings/asset-color.ts';
import { type ContributionsTableProps, Points } from './contributions-table.tsx';
import { PointsBar } from './points-bar.tsx';
import type { PointsScale } from './select-contributions.ts';

/** The same on a phone: name and points, below them the bar and the money. */
export function ContributionsList({ result, currency, isWithHoldings, report }: ContributionsTableProps) {
  const texts = useTexts();
  const { groups, charges, total, scale } = result;
  return (
    <ul className={styles.list} aria-label={texts('contributions.title')}>
      <li className={styles.listTotal}>
        <span>{texts('contributions.total')}</span>
        <span className={styles.right}>
          <Explainable id="contribution" report={report}>
            <Points points={total.points} />
          </Explainable>
        </span>
        <span />
        <span className={`${styles.second} ${styles.right}`}>
          <SignedMoney amount={total.money} currency={currency} />
        </span>
      </li>
      {groups.flatMap((group) => [
        <Item
          key={group.assetClass}
          name={texts(`assetClasses.${group.assetClass}`)}
          part={group}
          {...{ currency, scale }}
          color={assetColor(group.assetClass)}
        />,
        ...(isWithHoldings ? group.rows : []).map((row) => (
          <Item key={row.id} name={<SecurityLink id={row.id}>{row.name}</SecurityLink>} part={row} {...{ currency, scale }} />
        )),
      ])}
      <Item name={texts('contributions.charges')} part={charges} {...{ currency, scale }} />
    </ul>
  );
}

interface ItemProps {
  readonly name: ReactNode;
  readonly part: Contributed;
  readonly currency: string;
  readonly scale: PointsScale;
  readonly color?: string;
}

function Item({ name, part, currency, scale, color }: ItemProps) {
  return (
    <li>
      <span>
        {color && <span className={styles.square} style={{ background: color }} />}
        {name}
      </span>
      <span className={styles.right}>
        <Points points={part.points} />
      </span>
      <PointsBar points={part.points} scale={scale} />
      <span className={`${styles.second} ${styles.right}`}>
        <SignedMoney amount={part.money} currency={currency} />
      </span>
    </li>
  );
}
