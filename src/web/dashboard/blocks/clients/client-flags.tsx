import { Clock, type LucideIcon, RefreshCw, Unlink, UserX } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import type { ClientFlag, ShownClient } from './select-clients.ts';
import styles from './client-flags.module.css';

const looks: Readonly<Record<ClientFlag, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  refreshing: { tone: 'primary', icon: RefreshCw },
  stalePrices: { tone: 'warning', icon: Clock },
  noExternalId: { tone: 'negative', icon: Unlink },
  noClient: { tone: 'neutral', icon: UserX },
};

/** Shows the problems of a client, in a few words each. */
export function ClientFlags({
  client: { flags, stalePrices, programme },
}: {
  readonly client: Pick<ShownClient, 'flags' | 'stalePrices' | 'programme'>;
}) {
  const texts = useTexts();
  if (flags.length === 0) return null;
  const words: Readonly<Record<ClientFlag, string>> = {
    refreshing: texts('overview.refreshing'),
    stalePrices: texts(programme ? 'clientFunds.overdueFlag' : 'overview.staleFlag', { count: stalePrices }),
    noExternalId: texts('overview.noExternalId'),
    noClient: texts('overview.noClient'),
  };
  return (
    <span className={styles.flags}>
      {flags.map((flag) => (
        <Tag key={flag} {...looks[flag]}>
          {words[flag]}
        </Tag>
      ))}
    </span>
  );
}
