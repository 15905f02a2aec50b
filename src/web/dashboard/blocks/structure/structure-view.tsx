import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PortfolioType } from '../../../ui/portfolio-type/portfolio-type.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { portalAddress } from '../../report-address.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps } from '../block.tsx';
import { portfolioRows } from '../portfolios/portfolio-rows.ts';
import type { ShownPortfolio } from '../portfolios/select-portfolios.ts';
import { type Branch, shareOf, type ShownStructure } from './select-structure.ts';
import styles from './structure.module.css';

/** More branches than these do not fit side by side. */
const maxColumns = 4;

/** The account above its types of portfolio and their portfolios: a nested list, with lines drawn between its items. */
export function StructureView({ shown, report }: BlockViewProps<ShownStructure>) {
  const texts = useTexts();
  const title = texts('report.block.structure');
  const { open, branches, total, currency } = shown;
  if (open.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('portfolios.empty')} text={texts('portfolios.emptyText')} />
      </BlockFrame>
    );
  const around = { total, currency };
  return (
    <BlockFrame
      title={title}
      text={texts('portfolios.valueIn', { currency })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => portfolioRows(shown, texts)} />}
    >
      <div className={styles.chart} data-columns={branches.length <= maxColumns || undefined}>
        <Node name={report.account?.name} value={total} isRoot {...around} />
        <ul className={styles.branches}>
          {branches.map((branch) => (
            <BranchView key={branch.type ?? branch.portfolios[0]?.id} branch={branch} report={report} {...around} />
          ))}
        </ul>
      </div>
    </BlockFrame>
  );
}

interface Around {
  readonly total: Figure;
  readonly currency: string;
}

interface BranchProps extends Around {
  readonly branch: Branch;
  readonly report: BlockViewProps<unknown>['report'];
}

function BranchView({ branch: { type, value, portfolios }, report, ...around }: BranchProps) {
  const nameOf = ({ name, address }: ShownPortfolio) => <Link to={portalAddress(report, `portfolio/${address}`)}>{name}</Link>;
  if (type === null)
    return portfolios.map((portfolio) => (
      <li key={portfolio.id} className={styles.branch}>
        <Node name={nameOf(portfolio)} value={portfolio.valueInTotal} {...around} />
      </li>
    ));
  return (
    <li className={styles.branch}>
      <Node name={<PortfolioType type={type} />} value={value} {...around} />
      <ul className={styles.leaves}>
        {portfolios.map((portfolio) => (
          <li key={portfolio.id} className={styles.leaf}>
            <Node name={nameOf(portfolio)} value={portfolio.valueInTotal} {...around} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface NodeProps extends Around {
  readonly name: ReactNode;
  readonly value: Figure;
  readonly isRoot?: boolean;
}

/** A name with its value and, below the account, the share of the whole. */
function Node({ name, value, total, currency, isRoot = false }: NodeProps) {
  const formats = useFormats();
  const share = shareOf(value, total);
  return (
    <div className={styles.node} data-root={isRoot || undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
        {!isRoot && share.available && <span className={styles.share}>{formats.share(share.value)}</span>}
      </span>
    </div>
  );
}
