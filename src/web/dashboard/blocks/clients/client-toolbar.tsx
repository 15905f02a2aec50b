import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { PortfolioType } from '../../../ui/portfolio-type/portfolio-type.tsx';
import { ChoiceMenu } from '../../lists/choice-menu.tsx';
import { PeriodLinks } from '../../lists/period-links.tsx';
import { TypedSearch } from '../../lists/typed-search.tsx';
import { reportAddress } from '../../report-address.ts';
import type { BlockViewProps } from '../block.tsx';
import type { ShownClients } from './select-clients.ts';
import styles from './client-toolbar.module.css';

/** Words, filters and the period, each kept in the address. */
export function ClientToolbar({ shown, report }: BlockViewProps<ShownClients>) {
  const texts = useTexts();
  const { type, group, accessGroup, unlinked, attention } = report.query;
  return (
    <search className={styles.bar}>
      <TypedSearch label={texts('overview.find')} report={report} />
      <div className={styles.chips}>
        <Filter
          label={texts('overview.type')}
          chosen={type}
          options={shown.types.map((each) => ({ id: each, name: each }))}
          drawn={drawType}
          hrefOf={(chosen) => reportAddress(report, { type: shown.types.find((each) => each === chosen) })}
        />
        <Filter
          label={texts('overview.group')}
          chosen={group}
          options={shown.groups}
          hrefOf={(chosen) => reportAddress(report, { group: chosen })}
        />
        <Filter
          label={texts('collections.access-groups.plural')}
          chosen={accessGroup}
          options={shown.accessGroups}
          hrefOf={(chosen) => reportAddress(report, { accessGroup: chosen })}
        />
        <Chip href={reportAddress(report, { unlinked: unlinked ? undefined : 'hide' })} isOn={unlinked === 'hide'}>
          {texts('overview.hideUnlinked')}
        </Chip>
        {attention && (
          <Chip href={reportAddress(report, { attention: undefined })} isOn>
            {texts(`overview.${attention}`)}
            <span className="sr"> {texts('overview.removeFilter')}</span>
          </Chip>
        )}
      </div>
      {shown.hasReturns && shown.figures === 'returns' && (
        <div className={styles.periods}>
          <PeriodLinks period={shown.period} report={report} />
        </div>
      )}
    </search>
  );
}

const drawType = (type: string) => <PortfolioType type={type}>{type}</PortfolioType>;

function Filter({ label, chosen, options, drawn = (name) => name, hrefOf }: FilterProps): ReactNode {
  const texts = useTexts();
  const name = options.find(({ id }) => id === chosen)?.name ?? label;
  if (chosen !== undefined)
    return (
      <Chip href={hrefOf(undefined)} isOn>
        <span className="sr">{label} </span>
        {name}
        <span className="sr"> {texts('overview.removeFilter')}</span>
      </Chip>
    );
  if (options.length < 2) return null;
  return (
    <ChoiceMenu
      trigger={label}
      options={options.map((option) => ({ key: option.id, label: drawn(option.name), href: hrefOf(option.id) }))}
    />
  );
}

interface FilterProps {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Draws the name of an option in the list of options. */
  readonly drawn?: (name: string) => ReactNode;
  readonly hrefOf: (option: string | undefined) => string;
}
