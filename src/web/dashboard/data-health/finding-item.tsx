import { CircleAlert, CircleHelp, CircleX, type LucideIcon, Palette } from 'lucide-react';
import { Link } from 'react-router';
import type { DataHealth, HealthFinding } from '#contracts/reports/data-health.ts';
import type { FindingSeverity } from '#domain/data-health/finding.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { ConcernedList } from './concerned-list.tsx';
import { HeldPrices } from './held-prices.tsx';
import { healthAddress } from './health-address.ts';
import styles from './finding-item.module.css';

const looks: Readonly<Record<FindingSeverity, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  wrong: { tone: 'negative', icon: CircleX },
  missing: { tone: 'negative', icon: CircleAlert },
  doubtful: { tone: 'warning', icon: CircleHelp },
  cosmetic: { tone: 'neutral', icon: Palette },
};

interface FindingItemProps {
  readonly finding: HealthFinding;
  readonly health: DataHealth;
  readonly path: string;
}

/** One finding; a press on its portfolios lists them below it. */
export function FindingItem({ finding, health, path }: FindingItemProps) {
  const texts = useTexts();
  const { kind, severity, about, prices, missing } = finding;
  const { tone, icon } = looks[severity];
  return (
    <li className={styles.finding}>
      <div className={styles.words}>
        <p className={styles.title}>
          <b>{texts(`dataHealth.kinds.${kind}.title`)}</b>
          {about && <span className={styles.about}>{about.symbol ? `${about.name} · ${about.symbol}` : about.name}</span>}
          <Tag tone={tone} icon={icon}>
            {texts(`dataHealth.severity.${severity}`)}
          </Tag>
        </p>
        <p>{texts(`dataHealth.kinds.${kind}.effect`)}</p>
        {missing.length > 0 && (
          <p>{texts('dataHealth.missingText', { list: missing.map((one) => texts(`dataHealth.missing.${one}`)).join(', ') })}</p>
        )}
        <p className={styles.action}>{texts(`dataHealth.kinds.${kind}.action`)}</p>
        {prices.length > 0 && about && <HeldPrices instrument={about.id} prices={prices} mayConfirm={health.abilities.confirm} />}
      </div>
      <Touched finding={finding} health={health} path={path} />
      {health.opened?.finding === finding.id && <ConcernedList opened={health.opened} finding={finding} health={health} path={path} />}
    </li>
  );
}

function Touched({ finding: { id, since, until, portfolios, value }, health: { opened, query, currency }, path }: FindingItemProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isOpen = opened?.finding === id;
  return (
    <div className={styles.touched}>
      {value !== null && (
        <p className={styles.value}>
          <span className="sr">{texts('dataHealth.worth')} </span>
          <span data-amount>{formats.money(value, currency, { decimals: 0 })}</span>
        </p>
      )}
      {portfolios > 0 && (
        <Link
          to={healthAddress(path, query, { finding: isOpen ? undefined : id, portfolios: undefined })}
          preventScrollReset
          replace
          aria-expanded={isOpen}
          title={texts(isOpen ? 'dataHealth.hidePortfolios' : 'dataHealth.showPortfolios')}
        >
          {texts('dataHealth.portfolios', { count: portfolios })}
        </Link>
      )}
      {since && (
        <p className={styles.since}>
          {texts(timeOf(since, until), { date: formats.date(since), from: formats.date(since), to: until ? formats.date(until) : '' })}
        </p>
      )}
    </div>
  );
}

function timeOf(since: string, until: string | null): 'dataHealth.since' | 'dataHealth.on' | 'dataHealth.between' {
  if (!until) return 'dataHealth.since';
  return until === since ? 'dataHealth.on' : 'dataHealth.between';
}
